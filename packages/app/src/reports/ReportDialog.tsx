import type { EventId } from '@lively/engine';
import {
  createReportMachine,
  type Failure,
  type ReportReason,
  reportReasons,
  statementMaxLength,
} from '@lively/machines';
import { ReasonModal } from '@lively/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useEmitted } from '../data/useEmitted';
import { useInvalidate } from '../data/useInvalidate';
import { formatNumber } from '../i18n/formatNumber';
import { useLanguage } from '../i18n/useLanguage';
import { useShowToast } from '../toasts/ToastProvider';

export interface ReportDialogProps {
  userId: string;
  eventId: EventId;
  /** The number of presses: each opens the form. */
  presses: number;
}

/** The form with which a user reports an event. Loaded with the first press. */
export default function ReportDialog({ userId, eventId, presses }: ReportDialogProps) {
  const { t } = useTranslation(['report', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { reportsOf } = useBackend();
  const machine = useMemo(() => createReportMachine(reportsOf(userId)), [reportsOf, userId]);
  const actor = useActorRef(machine, { input: { eventId } });
  const snapshot = useSelector(actor, (current) => current);
  const [attempt, setAttempt] = useState(0);
  const { problems, failure } = snapshot.context;
  const count = Object.keys(problems).length;

  useEffect(() => {
    if (presses > 0) actor.send({ type: 'report.opened' });
  }, [actor, presses]);
  useEmitted(actor, 'report.sent', () => {
    showToast({ title: t('sent.title'), description: t('sent.text'), tone: 'success' });
    invalidate(queryKeys.reports(userId));
  });

  return (
    <ReasonModal
      open={snapshot.matches('editing') || snapshot.matches('sending')}
      title={t('title')}
      description={t('text')}
      reason={{
        label: t('reason'),
        placeholder: t('choose'),
        options: reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
        error: problems.reason && t(`problem.reason.${problems.reason}`),
      }}
      details={{
        label: t('details'),
        hint: t('detailsHint'),
        error: problems.details && t(`problem.details.${problems.details}`),
        maxLength: statementMaxLength,
      }}
      note={t('faith')}
      labels={{
        submit: t('submit'),
        submitting: t('sending'),
        cancel: t('cancel'),
        close: t('common:close'),
        required: t('common:mandatory'),
        errorSummary: t('errorSummary', { count, number: formatNumber(count, language) }),
      }}
      attempt={attempt}
      busy={snapshot.matches('sending')}
      failure={failure ? t(failureKeyOf(failure)) : undefined}
      onSubmit={({ reason, details }) => {
        actor.send({ type: 'report.submitted', reason: parseReason(reason), details });
        setAttempt((others) => others + 1);
      }}
      onCancel={() => actor.send({ type: 'report.dismissed' })}
    />
  );
}

function parseReason(text: string): ReportReason | '' {
  return reportReasons.find((reason) => reason === text) ?? '';
}

/** Maps the codes of the database: too many, not allowed. */
function failureKeyOf({ code }: Failure): 'limited' | 'refused' | 'failed' {
  if (code === 'PT429') return 'limited';
  return code === '42501' ? 'refused' : 'failed';
}
