import { withDeadline } from '@lively/machines';
import { ConfirmModal } from '@lively/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useInvalidate } from '../data/useInvalidate';
import { isolateText } from '../i18n/isolateText';
import type { SearchDialogProps } from './RenameSearchDialog';

/** Deletes a search, after a confirmation. */
export function RemoveSearchDialog({ userId, search, onClose }: SearchDialogProps) {
  const { t } = useTranslation(['searches', 'common']);
  const { searchesOf } = useBackend();
  const invalidate = useInvalidate();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  return (
    <ConfirmModal
      open
      title={t('remove.title', { name: isolateText(search.name) })}
      description={t('remove.text')}
      tone="danger"
      labels={{
        confirm: t('remove.confirm'),
        confirming: t('remove.confirming'),
        cancel: t('save.cancel'),
        close: t('common:close'),
      }}
      busy={state === 'busy'}
      failure={state === 'failed' ? t('remove.failed') : undefined}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );

  async function remove() {
    setState('busy');
    try {
      await withDeadline((signal) => searchesOf(userId).deleteSearch(search.id, signal));
      invalidate(queryKeys.searches(userId));
      onClose();
    } catch {
      setState('failed');
    }
  }
}
