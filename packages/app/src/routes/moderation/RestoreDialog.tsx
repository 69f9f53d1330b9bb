import { statementMaxLength } from '@lively/machines';
import { ReasonModal } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { useForm } from '../../forms/useForm';

interface RestoreDialogProps {
  /** @throws What the backend refused with. */
  send: (statement: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the statement to the creators of all events that reports hold back. What was typed stays until it is stored. */
export function RestoreDialog({ send, onClose }: RestoreDialogProps) {
  const { t } = useTranslation(['moderation', 'report', 'common']);
  const required = t('decide.required');
  const form = useForm<{ details: string }>({
    texts: { errors: { required, email: required } },
    send: ({ details }) => send(details),
  });
  return (
    <ReasonModal
      open
      title={t('restore.title')}
      description={t('restore.description')}
      details={{
        label: t('decide.statement'),
        hint: t('decide.hint'),
        error: form.errors.details,
        required: true,
        maxLength: statementMaxLength,
      }}
      labels={{
        submit: t('restore.submit'),
        submitting: t('report:sending'),
        cancel: t('report:cancel'),
        close: t('common:close'),
        errorSummary: t('restore.incomplete'),
      }}
      attempt={form.attempt}
      busy={form.state === 'sending'}
      failure={form.state === 'failed' ? t('decide.failed') : undefined}
      onSubmit={({ details }) => form.onSubmit({ details })}
      onCancel={onClose}
    />
  );
}
