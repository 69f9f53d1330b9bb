import { type CivilTiming, type LivelyEvent, rankEvent } from '@lively/engine';
import { recommendationRules } from '@lively/engine/constants';
import { EventScreen, type EventScreenPage } from '@lively/ui/screens';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { saveToCalendar } from '../../calendar/saveToCalendar';
import { useEvent, useEventRemoval } from '../../data/useEvent';
import { useNow } from '../../data/useNow';
import { useTaste } from '../../data/useTaste';
import { useReasonLabel } from '../../events/useReasonLabel';
import { useHearts } from '../../favourites/useHearts';
import { useFloodedGround } from '../../frame/GroundContext';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { absoluteUrl } from '../../navigation/absoluteUrl';
import { PageHead } from '../../navigation/PageHead';
import { paths, signInPath } from '../../navigation/paths';
import { useStructuredData } from '../../navigation/useStructuredData';
import { useReport } from '../../reports/useReport';
import { useSession, useUserId } from '../../session/SessionContext';
import { useAskToSignIn } from '../../session/useAskToSignIn';
import { useShowToast } from '../../toasts/ToastProvider';
import { useVote } from '../../votes/useVote';
import { LateRelatedEvents } from './LateRelatedEvents';
import { toEventPage } from './toEventPage';
import { toStructuredData } from './toStructuredData';
import { useTicket } from './useTicket';
import { useTravel } from './useTravel';

export function Component() {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const { id = '' } = useParams();
  const event = useEvent(id);

  if (event.isPending) return <LoadingEvent />;
  // What the server rendered is asked for again: a failure of that takes nothing away.
  if (event.isLoadingError) {
    return (
      <>
        <PageHead title={t('failed.title')} isIndexed={false} />
        <EventScreen
          page={{
            state: 'failed',
            title: t('failed.title'),
            text: t('failed.text'),
            retryLabel: t('common:retry'),
            onRetry: event.refetch,
          }}
        />
      </>
    );
  }
  return event.data ? <FoundEvent key={event.data.id} event={event.data} /> : <AbsentEvent idInUrl={id} />;
}

function LoadingEvent() {
  const { t } = useTranslation('event');
  return (
    <>
      <PageHead title={t('loading')} isIndexed={false} />
      <EventScreen page={{ state: 'loading', label: t('loading') }} />
    </>
  );
}

function AbsentEvent({ idInUrl }: { idInUrl: string }) {
  const { t } = useTranslation('event');
  const { data: isRemoved, isPending } = useEventRemoval(idInUrl);
  if (isPending) return <LoadingEvent />;
  const title = isRemoved ? t('removed.title') : t('notFound.title');
  return (
    <>
      <PageHead title={title} isIndexed={false} />
      <EventScreen
        page={{
          state: 'notFound',
          title,
          text: isRemoved ? t('removed.text') : t('notFound.text'),
          home: { label: t('notFound.home'), href: paths.home },
        }}
      />
    </>
  );
}

function FoundEvent({ event }: { event: LivelyEvent }) {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const tCommon = useTranslation(['common', 'taxonomy']).t;
  const showToast = useShowToast();
  const { travel, actor: travelActor } = useTravel(event);
  const page = toEventPage(event, { t, tCommon, language, now, saveToCalendar: addToCalendar, travel });
  const url = absoluteUrl(paths.event(event.id), language);
  const { action } = page.booking;
  const { actor: purchaseActor, ...ticket } = useTicket(event, action && 'href' in action ? action.href : undefined);
  const { actor: voteActor, ...votes } = useVoteButtons(event);
  const { report, actor: reportActor } = useReport(event);
  const heartOf = useHearts();
  const userId = useUserId();
  const isOwn = userId !== undefined && userId === event.createdBy;
  const reasons = useReasons(event, now);

  useFloodedGround(event.category);
  useStructuredData(useMemo(() => toStructuredData(event, url, now), [event, url, now]));

  return (
    <>
      <PageHead
        title={page.hero.title}
        description={page.hero.tagline ?? event.description?.slice(0, 160)}
        canonicalPath={paths.event(event.id)}
        embedPath={paths.event(event.id)}
        image={absoluteUrl(paths.share(event.id), language)}
      />
      <EventScreen
        page={{
          state: 'ready',
          ...page,
          hero: { ...page.hero, favourite: heartOf(event) },
          reasons,
          report,
          children: <LateRelatedEvents event={event} />,
          edit: isOwn ? { label: t('edit'), href: paths.editEvent(event.id) } : undefined,
          booking: {
            ...page.booking,
            ...ticket,
            votes,
            share: {
              label: t('booking.share'),
              url: globalThis.location?.href ?? url,
              title: page.hero.title,
              onCopied: () => showToast({ title: t('common:toast.linkCopied'), tone: 'success' }),
              onFailed: () =>
                showToast({
                  title: t('common:toast.errorTitle'),
                  description: t('common:toast.linkNotCopied', { url: location.href }),
                  tone: 'danger',
                }),
            },
          },
        }}
      />
      {purchaseActor}
      {travelActor}
      {voteActor}
      {reportActor}
    </>
  );

  function addToCalendar(timing?: CivilTiming) {
    saveToCalendar(event, url, now, timing).catch(() =>
      showToast({ title: t('common:toast.errorTitle'), description: t('booking.calendarFailed'), tone: 'danger' }),
    );
  }
}

type Booking = Extract<EventScreenPage, { state: 'ready' }>['booking'];

function useVoteButtons(event: LivelyEvent): NonNullable<Booking['votes']> & { actor: ReactNode } {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const language = useLanguage();
  const session = useSession();
  const askToSignIn = useAskToSignIn();
  const showToast = useShowToast();
  const onFailed = useCallback(
    () => showToast({ title: t('common:toast.errorTitle'), description: t('common:toast.voteFailed'), tone: 'danger' }),
    [showToast, t],
  );
  const onResumed = useCallback(
    () => showToast({ title: t('common:toast.voteSaved'), tone: 'success' }),
    [showToast, t],
  );
  const { pathname, search } = useLocation();
  const [isWaiting, setWaiting] = useState(false);
  const onVisitor = (vote: 'up' | 'down') => {
    setWaiting(true);
    askToSignIn(t('common:toast.voteSignIn'), { kind: 'vote', eventId: event.id, vote });
  };
  const { vote, delta, click, actor } = useVote(event.id, { onFailed, onResumed, onVisitor });
  return {
    label: t('vote.label'),
    upLabel: t('vote.up'),
    upCount: formatNumber(event.upvotesCount + delta.upvotes, language),
    downLabel: t('vote.down'),
    downCount: formatNumber(event.downvotesCount + delta.downvotes, language),
    vote: vote === 'none' ? undefined : vote,
    // The toast goes, and is far from the buttons for a keyboard: the way stays beside them.
    wayOut:
      isWaiting && session.status === 'signedOut'
        ? { text: t('vote.waits'), link: { label: t('vote.signIn'), href: signInPath(pathname + search) } }
        : undefined,
    onVote: session.status === 'signedOut' ? onVisitor : click,
    actor,
  };
}

/** Why this event fits the user: the reasons of its recommendation score. Nothing for a visitor, or without a point. */
function useReasons(event: LivelyEvent, now: number) {
  const { t } = useTranslation('event');
  const toReasonLabel = useReasonLabel('event');
  const { data: taste } = useTaste(useUserId());
  if (!taste) return undefined;
  const { reasons } = rankEvent(event, taste.profile, recommendationRules, now);
  if (!reasons.length) return undefined;
  return {
    title: t('reasons.title'),
    totalLabel: t('reasons.total'),
    reasons: reasons.map((reason) => ({ label: toReasonLabel(reason), points: reason.points })),
  };
}
