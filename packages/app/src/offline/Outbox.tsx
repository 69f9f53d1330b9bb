import { createOutboxMachine, type RefusedEntry } from '@lively/machines';
import { RefusedNotice } from '@lively/ui/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { settleReads } from '../data/settleReads';
import { useEmitted } from '../data/useEmitted';
import { useOffline } from '../device/connection';
import { useWaiting } from '../device/waitingEntries';
import { formatNumber } from '../i18n/formatNumber';
import { isolateText } from '../i18n/isolateText';
import { useLanguage } from '../i18n/useLanguage';
import { focusTitle } from '../navigation/focusTitle';
import { useUserId } from '../session/SessionContext';
import { useShowToast } from '../toasts/ToastProvider';
import { createEntrySender } from './sendEntry';

/** Sends waiting entries once the network is back, and shows which were sent and refused. See docs/decisions/0096. */
export default function Outbox() {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const backend = useBackend();
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const userId = useUserId();
  const isOffline = useOffline();
  const waiting = useWaiting()?.entries;
  const machine = useMemo(
    () => createOutboxMachine({ sendEntry: createEntrySender(backend, queryClient) }),
    [backend, queryClient],
  );
  const actor = useActorRef(machine);
  const refused = useSelector(actor, ({ context }) => context.refused);
  useEmitted(actor, 'outbox.sent', ({ count }) =>
    showToast({
      title: t('outbox.sent', { count, number: formatNumber(count, language) }),
      description: t('outbox.sentText'),
      tone: 'success',
    }),
  );

  // A toast may still show that it was stored.
  useEffect(() => {
    if (refused.length) showToast(null);
  }, [refused, showToast]);

  // Entries of a user wait for this user; a guest of a poll needs no session.
  useEffect(() => {
    const entries = waiting?.filter(({ owner }) => !owner || owner === userId) ?? [];
    actor.send({ type: 'outbox.changed', entries });
  }, [actor, waiting, userId]);

  useEffect(() => {
    if (isOffline) return actor.send({ type: 'outbox.disconnected' });
    let isOver = false;
    // The refetch on reconnect starts before any entry is sent: its counts do not include them.
    void settleReads(queryClient).then(() => {
      if (!isOver) actor.send({ type: 'outbox.connected' });
    });
    return () => {
      isOver = true;
    };
  }, [actor, isOffline, queryClient]);

  if (!refused.length) return null;
  return (
    <RefusedNotice
      title={t('outbox.refused.title', { count: refused.length, number: formatNumber(refused.length, language) })}
      lines={refused.map(toLine)}
      dismissLabel={t('outbox.refused.dismiss')}
      onDismiss={() => {
        actor.send({ type: 'outbox.dismissed' });
        focusTitle();
      }}
    />
  );

  function toLine({ entry, code }: RefusedEntry): string {
    const title = entry.title ? isolateText(entry.title) : t('outbox.refused.unknownTitle');
    return t(`outbox.refused.${reasonOf(entry.kind, code)}`, { title });
  }
}

function reasonOf(kind: RefusedEntry['entry']['kind'], code: string) {
  if (code === 'PT410') return 'pollClosed';
  if (code === 'PT404') return 'pollGone';
  if (code === 'PT409') return 'pollFull';
  // The event of the entry was deleted.
  if (code === '23503' && kind === 'favourite') return 'favourite';
  return code === '23503' && kind === 'vote' ? 'vote' : 'other';
}
