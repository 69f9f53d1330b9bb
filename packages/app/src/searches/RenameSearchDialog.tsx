import { withDeadline } from '@lively/machines';
import { SaveSearchModal } from '@lively/ui/screens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { maxSearchNameLength, type SavedSearch } from '../data/SavedSearches';
import { useInvalidate } from '../data/useInvalidate';

/** The props of a dialog about one search. */
export interface SearchDialogProps {
  userId: string;
  search: SavedSearch;
  onClose: () => void;
}

/** Asks for a new name of a search. */
export function RenameSearchDialog({ userId, search, onClose }: SearchDialogProps) {
  const { t } = useTranslation(['searches', 'common']);
  const { searchesOf } = useBackend();
  const invalidate = useInvalidate();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  return (
    <SaveSearchModal
      title={t('rename.title')}
      description={t('rename.text')}
      name={search.name}
      labels={{
        name: t('save.name'),
        note: t('common:mandatory'),
        required: t('save.required'),
        submit: t('rename.action'),
        submitting: t('save.submitting'),
        cancel: t('save.cancel'),
        close: t('common:close'),
      }}
      maxLength={maxSearchNameLength}
      busy={state === 'busy'}
      failure={state === 'failed' ? t('rename.failed') : undefined}
      onSave={(name) => void rename(name)}
      onClose={onClose}
    />
  );

  async function rename(name: string) {
    setState('busy');
    try {
      await withDeadline((signal) => searchesOf(userId).renameSearch(search.id, name, signal));
      invalidate(queryKeys.searches(userId));
      onClose();
    } catch {
      setState('failed');
    }
  }
}
