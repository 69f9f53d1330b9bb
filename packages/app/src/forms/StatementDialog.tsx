import { statementMaxLength } from '@lively/machines';
import { ReasonModal } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { requiredText } from '../data/formSchema';
import { submitValues } from './submitValues';
import { useForm } from './useForm';

interface StatementDialogProps {
  texts: {
    title: string;
    description: string;
    /** The label of the field. */
    label: string;
    hint: string;
    /** The error of the empty field. */
    required: string;
    /** The error above the form. */
    incomplete: string;
    submit: string;
    failed: string;
  };
  /** @throws The error of the backend. */
  send: (statement: string) => Promise<void>;
  onClose: () => void;
}

const schema = object({ details: requiredText });

/** Asks for a statement as plain text. The typed text stays until it is stored. */
export function StatementDialog({ texts, send, onClose }: StatementDialogProps) {
  const { t } = useTranslation(['report', 'common']);
  const form = useForm<{ details: string }>({
    texts: { errors: { required: texts.required, email: texts.required } },
    submit: (values, beginSending) => submitValues(schema, values, ({ details }) => send(details), beginSending),
  });
  return (
    <ReasonModal
      open
      title={texts.title}
      description={texts.description}
      details={{
        label: texts.label,
        hint: texts.hint,
        error: form.errors.details,
        required: true,
        maxLength: statementMaxLength,
      }}
      labels={{
        submit: texts.submit,
        submitting: t('report:sending'),
        cancel: t('report:cancel'),
        close: t('common:close'),
        required: t('common:mandatory'),
        errorSummary: texts.incomplete,
      }}
      attempt={form.attempt}
      busy={form.state === 'sending'}
      failure={form.state === 'failed' ? texts.failed : undefined}
      onSubmit={({ details }) => form.onSubmit({ details })}
      onCancel={onClose}
    />
  );
}
