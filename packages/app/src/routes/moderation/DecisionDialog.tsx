import { reportReasons, statementMaxLength } from '@lively/machines';
import { ReasonModal } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { requiredText } from '../../data/formSchema';
import type { DecidedPublication, DecisionReason, DecisionToSave } from '../../data/Moderation';
import { submitValues } from '../../forms/submitValues';
import { useForm } from '../../forms/useForm';

interface DecisionDialogProps {
  /** The publication that the event gets. */
  publication: DecidedPublication;
  /** @throws The error of the backend. */
  send: (decision: Omit<DecisionToSave, 'eventId'>) => Promise<void>;
  onClose: () => void;
}

const schema = object({ reason: requiredText, details: requiredText });
const reasons: readonly DecisionReason[] = [...reportReasons, 'unfounded'];

/** Asks for the reason of a decision and the statement for the creator. The typed text stays until it is stored. */
export function DecisionDialog({ publication, send, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(['moderation', 'report', 'common', 'taxonomy']);
  const isKept = publication === 'published';
  const required = t('decide.required');
  const form = useForm<{ reason: string; details: string }>({
    texts: { errors: { required, email: required } },
    submit: (values, beginSending) =>
      submitValues(
        schema,
        values,
        ({ reason, details }) =>
          send({ publication, reason: reasons.find((each) => each === reason) ?? 'other', statement: details }),
        beginSending,
      ),
  });
  return (
    <ReasonModal
      open
      title={t(`decide.${publication}.title`)}
      description={t(`decide.${publication}.text`)}
      reason={
        isKept
          ? undefined
          : {
              label: t('decide.reason'),
              placeholder: t('report:choose'),
              options: reportReasons.map((value) => ({ value, label: t(`report:reasons.${value}`) })),
              error: form.errors.reason,
            }
      }
      details={{
        label: t('decide.statement'),
        hint: t('decide.hint'),
        error: form.errors.details,
        required: true,
        maxLength: statementMaxLength,
      }}
      labels={{
        submit: t(`decide.${publication}.submit`),
        submitting: t('report:sending'),
        cancel: t('report:cancel'),
        close: t('common:close'),
        required: t('common:mandatory'),
        errorSummary: t('decide.incomplete'),
      }}
      tone={publication === 'removed' ? 'danger' : 'brand'}
      attempt={form.attempt}
      busy={form.state === 'sending'}
      failure={form.state === 'failed' ? t('decide.failed') : undefined}
      onSubmit={({ reason, details }) => form.onSubmit({ reason: isKept ? 'unfounded' : reason, details })}
      onCancel={onClose}
    />
  );
}
