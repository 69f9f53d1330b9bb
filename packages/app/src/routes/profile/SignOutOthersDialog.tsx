import { withDeadline } from '@lively/machines';
import { ConfirmModal } from '@lively/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceServices } from '../../data/Devices';
import type { OpenedDialogProps } from '../../toasts/lazyDialog';

export interface SignOutOthersDialogProps extends OpenedDialogProps {
  signOut: DeviceServices['signOutOtherDevices'];
  /** Called once they are signed out. */
  onDone: () => void;
}

/** Asks for confirmation before all other devices are signed out, which revokes private calendars, too. */
export default function SignOutOthersDialog({ signOut, onDone, onClose }: SignOutOthersDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  return (
    <ConfirmModal
      open
      title={t('settings.devices.ask.title')}
      description={t('settings.devices.ask.text')}
      labels={{
        confirm: t('settings.devices.ask.confirm'),
        confirming: t('settings.devices.ending'),
        cancel: t('settings.devices.ask.keep'),
        close: t('common:close'),
      }}
      tone="danger"
      busy={state === 'busy'}
      failure={state === 'failed' ? t('settings.devices.endFailed') : undefined}
      onConfirm={() => void end()}
      onCancel={onClose}
    />
  );

  async function end() {
    setState('busy');
    try {
      await withDeadline(signOut);
      onDone();
    } catch {
      setState('failed');
    }
  }
}
