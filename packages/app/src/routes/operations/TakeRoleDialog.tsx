import { ConfirmModal } from '@lively/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember, TakenRole } from '../../data/Operations';
import { isolateText } from '../../i18n/isolateText';

interface TakeRoleDialogProps {
  member: StaffMember;
  /** Whether the operator would lose their own role. */
  isOwn: boolean;
  /** @throws The error of the backend. */
  take: () => Promise<TakenRole>;
  onTaken: () => void;
  onClose: () => void;
}

/** Asks for confirmation before a role is revoked, and revokes it. */
export function TakeRoleDialog({ member, isOwn, take, onTaken, onClose }: TakeRoleDialogProps) {
  const { t } = useTranslation(['operations', 'common']);
  const [state, setState] = useState<'asking' | 'taking' | 'last' | 'other'>('asking');
  const words = { name: isolateText(member.name ?? member.email), role: t(`roles.${member.role}`) };

  async function confirm() {
    if (state === 'taking') return;
    setState('taking');
    try {
      if ((await take()) === 'last') return setState('last');
      onTaken();
    } catch {
      setState('other');
    }
  }

  return (
    <ConfirmModal
      open
      title={t(isOwn ? 'take.ownTitle' : 'take.title', words)}
      description={t(isOwn ? `take.own.${member.role}` : 'take.text', words)}
      labels={{
        confirm: t('take.confirm'),
        confirming: t('sending'),
        cancel: t('cancel'),
        close: t('common:close'),
      }}
      tone="danger"
      busy={state === 'taking'}
      failure={state === 'last' || state === 'other' ? t(`take.failed.${state}`) : undefined}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
