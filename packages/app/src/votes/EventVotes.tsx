import { applyVote, type LivelyEvent, type Vote } from '@lively/engine';
import { countVotes } from '@lively/machines';
import { VoteButtons } from '@lively/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useInvalidate } from '../data/useInvalidate';
import { useLazyActor } from '../data/useLazyActor';
import { isOffline } from '../device/connection';
import { readWaiting, useWaiting } from '../device/waitingEntries';
import { formatNumber } from '../i18n/formatNumber';
import { useLanguage } from '../i18n/useLanguage';
import { signInPath } from '../navigation/paths';
import { useSession, useUserId } from '../session/SessionContext';
import { useAskToSignIn } from '../session/useAskToSignIn';
import { useInterruptedAction } from '../session/useInterruptedAction';
import { useSignInForPress } from '../session/useSignInForPress';
import { useShowToast } from '../toasts/ToastProvider';
import type createVoteActor from './voteActor';

/** The two votes of an event with their counts. A visitor is asked to sign in; the vote is cast afterwards. */
export function EventVotes({ event }: { event: LivelyEvent }) {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const language = useLanguage();
  const session = useSession();
  const askToSignIn = useAskToSignIn();
  const { pathname, search } = useLocation();
  const [isWaiting, setWaiting] = useState(false);
  const { counted, shown, isKept, cast } = useVote(event.id, askVisitor);
  const { upvotes, downvotes } = countVotes(event, counted, shown);
  return (
    <VoteButtons
      label={t('vote.label')}
      upLabel={t('vote.up')}
      upCount={formatNumber(upvotes, language)}
      downLabel={t('vote.down')}
      downCount={formatNumber(downvotes, language)}
      vote={shown === 'none' ? undefined : shown}
      // The toast disappears, and is far from the buttons for keyboard users.
      signInPrompt={
        isWaiting && session.status === 'signedOut'
          ? { text: t('vote.waits'), link: { label: t('vote.signIn'), href: signInPath(pathname + search) } }
          : undefined
      }
      waiting={isKept ? t('common:waits') : undefined}
      onVote={session.status === 'signedOut' ? askVisitor : cast}
    />
  );

  function askVisitor(vote: VotePress) {
    setWaiting(true);
    askToSignIn(t('common:toast.voteSignIn'), { kind: 'vote', eventId: event.id, vote });
  }
}

type VotePress = 'up' | 'down';
type VoteLogic = ReturnType<typeof createVoteActor>['logic'];

interface VoteCommand {
  vote: VotePress;
  /** Whether the vote was chosen before the sign-in: it replaces the stored vote. */
  isResumed: boolean;
}

interface OwnVote {
  /** The vote that is included in the counts. */
  counted: Vote;
  /** The vote that the user sees. */
  shown: Vote;
  /** Whether the vote waits to be sent. */
  isKept: boolean;
  cast: (vote: VotePress) => void;
}

const loadVoteActor = () => import('./voteActor');

const applyCommand = (shown: Vote, { vote, isResumed }: VoteCommand) => (isResumed ? vote : applyVote(shown, vote));

const toEvent = (command: VoteCommand, { context }: { context: { shown: Vote } }) =>
  ({ type: 'value.chosen', value: applyCommand(context.shown, command) }) as const;

/** @param onVisitor - Called if a vote from before the session was read turns out to be a visitor's. */
function useVote(eventId: string, onVisitor: (vote: VotePress) => void): OwnVote {
  const { t } = useTranslation();
  const userId = useUserId();
  const { votesOf } = useBackend();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const showToast = useShowToast();
  const [resumed, setResumed] = useState<VotePress>();
  const queryKey = queryKeys.vote(userId ?? '', eventId);
  const entry = useWaiting()?.find('vote', userId ?? '', eventId);
  const input = useMemo(
    () => (userId === undefined ? null : { services: votesOf(userId), queryClient, userId, eventId }),
    [votesOf, queryClient, userId, eventId],
  );
  const { snapshot, send, queue, clear } = useLazyActor<VoteLogic, NonNullable<typeof input>, VoteCommand>(
    loadVoteActor,
    input,
    {
      toEvent,
      mayWait: isOffline,
      onUnavailable: fail,
      on: {
        'value.saved': ({ value }) => {
          if (readWaiting()?.find('vote', userId ?? '', eventId))
            return showToast({ title: t('waits'), tone: 'neutral' });
          queryClient.setQueryData(queryKey, value);
          invalidate(queryKey);
          if (value !== resumed) return;
          setResumed(undefined);
          showToast({ title: t('toast.voteSaved'), tone: 'success' });
        },
        'value.failed': fail,
      },
    },
  );
  useInterruptedAction('vote', ({ vote }) => {
    setResumed(vote);
    send({ vote, isResumed: true });
  });
  useSignInForPress(queue.at(-1)?.vote ?? null, (vote) => {
    clear();
    onVisitor(vote);
  });

  const { initial = 'none', shown = 'none' } = snapshot?.context ?? {};
  return {
    counted: initial,
    // The stored vote may be read before the entry is sent.
    shown: (entry?.value as Vote | undefined) ?? queue.reduce(applyCommand, shown),
    isKept: entry !== undefined,
    cast: (vote) => send({ vote, isResumed: false }),
  };

  function fail() {
    showToast({ title: t('toast.errorTitle'), description: t('toast.voteFailed'), tone: 'danger' });
  }
}
