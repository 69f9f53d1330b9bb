import { statementMaxLength } from '@lively/machines';
import { ReasonModal } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../forms/useForm';

interface AppealDialogProps {
  /** @throws What the backend refused with. */
  send: (text: string) => Promise<void>;
  onClose: () => void;
}

/** A creator answers what a moderator decided, once. What was typed stays until it is sent. */
export function AppealDialog({ send, onClose }: AppealDialogProps) {
  const { t } = useTranslation(['myEvents', 'report', 'common', 'taxonomy']);
  const required = t('appeal.required');
  const form = useForm<{ details: string }>({
    texts: { errors: { required, email: required } },
    send: ({ details }) => send(details),
  });
  return (
    <ReasonModal
      open
      title={t('appeal.title')}
      description={t('appeal.text')}
      details={{
        label: t('appeal.details'),
        hint: t('appeal.hint'),
        error: form.errors.details,
        required: true,
        maxLength: statementMaxLength,
      }}
      labels={{
        submit: t('appeal.submit'),
        submitting: t('report:sending'),
        cancel: t('report:cancel'),
        close: t('common:close'),
        errorSummary: required,
      }}
      attempt={form.attempt}
      busy={form.state === 'sending'}
      failure={form.state === 'failed' ? t('appeal.failed') : undefined}
      onSubmit={({ details }) => form.onSubmit({ details })}
      onCancel={onClose}
    />
  );
}
