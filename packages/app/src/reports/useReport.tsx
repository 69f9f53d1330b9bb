import type { LivelyEvent } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useLazyPart } from '../data/useLazyPart';
import { useSession, useUserId } from '../session/SessionContext';
import { useAskToSignIn } from '../session/useAskToSignIn';
import { useInterruptedAction } from '../session/useInterruptedAction';
import { useSignInForPress } from '../session/useSignInForPress';
import { useShowToast } from '../toasts/ToastProvider';
import type { ReportDialogProps } from './ReportDialog';

const loadDialog = () => import('./ReportDialog');

interface OwnReport {
  /** The button, or that the user has reported the event. Undefined for the creator. */
  report: { label: string; onReport?: (() => void) | undefined } | undefined;
  /** The form, to be rendered anywhere in the page. */
  dialog: ReactNode;
}

/** Manages the user's report of an event, once per user, never of their own event. A visitor signs in first, and returns. */
export function useReport({ id: eventId, createdBy }: LivelyEvent): OwnReport {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const { status } = useSession();
  const userId = useUserId() ?? '';
  const askToSignIn = useAskToSignIn();
  const { reportsOf } = useBackend();
  const ReportDialog = useLazyPart(loadDialog, ['report'], ReportFailure);
  const [presses, setPresses] = useState(0);
  const press = useCallback(() => setPresses((count) => count + 1), []);
  const ask = () => askToSignIn(t('report.signIn'), { kind: 'report', eventId });
  const stored = useQuery({
    queryKey: queryKeys.report(userId, eventId),
    queryFn: ({ signal }) => withDeadline((either) => reportsOf(userId).readReport(eventId, either), signal),
    enabled: userId !== '',
  });
  useInterruptedAction('report', press);
  useSignInForPress(presses || null, () => {
    setPresses(0);
    ask();
  });

  if (userId !== '' && createdBy === userId) return { report: undefined, dialog: null };
  const isReported = stored.data === true;
  return {
    report: isReported
      ? { label: t('report.done') }
      : { label: t('report.action'), onReport: status === 'signedOut' ? ask : press },
    dialog: userId !== '' && presses > 0 && (
      <Suspense fallback={null}>
        <ReportDialog key={`${userId} ${eventId}`} userId={userId} eventId={eventId} presses={presses} />
      </Suspense>
    ),
  };
}

/** Fallback when the code fails to load: each press shows a toast. */
function ReportFailure({ presses }: ReportDialogProps) {
  const { t } = useTranslation();
  const showToast = useShowToast();
  useEffect(() => {
    if (presses) showToast({ title: t('toast.errorTitle'), description: t('toast.dialogFailed'), tone: 'danger' });
  }, [presses, showToast, t]);
  return null;
}
