import { ConfirmModal } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { useBeforeUnload, useBlocker } from 'react-router-dom';

/** Asks for confirmation before a page with unsaved data is left. */
export function LeaveWarning({ isAtRisk }: { isAtRisk: boolean }) {
  const { t } = useTranslation(['eventForm', 'common', 'taxonomy']);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (isAtRisk) event.preventDefault();
  });
  return (
    <ConfirmModal
      open={blocker.state === 'blocked'}
      title={t('leave.title')}
      description={t('leave.text')}
      labels={{
        confirm: t('leave.confirm'),
        confirming: t('common:loading'),
        cancel: t('leave.stay'),
        close: t('common:close'),
      }}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
