import { createCatalogue, type LivelyEvent, recommend, safeHttpsUrl } from '@lively/engine';
import { EventScreen, type EventScreenPage } from '@lively/ui/screens';
import { useCallback, useEffect, useMemo } from 'react';
import { useParams } from 'wouter';
import { saveToCalendar } from '../../calendar/saveToCalendar';
import { toReasonLabel } from '../../events/toReasonLabel';
import { useFavourites } from '../../favourites/useFavourites';
import { setGround } from '../../frame/ground';
import { formatNumber } from '../../i18n/formatNumber';
import { readLanguage, textsOf } from '../../i18n/texts';
import { useServices } from '../../services/ServicesContext';
import { useLoaded } from '../../services/useLoaded';
import { useNow } from '../../services/useNow';
import { useTaste } from '../../services/useTaste';
import { useSession } from '../../session/followSession';
import { useAskToSignIn } from '../../session/useAskToSignIn';
import { showToast } from '../../toasts/toasts';
import { useVote } from '../../votes/useVote';
import { absoluteUrl } from '../absoluteUrl';
import { PageHead } from '../PageHead';
import { paths } from '../paths';
import { useHref } from '../useHref';
import { useStructuredData } from '../useStructuredData';
import { toEventPage } from './toEventPage';
import { toStructuredData } from './toStructuredData';
import { useTicket } from './useTicket';

export function Component() {
  const t = textsOf('event');
  const { id = '' } = useParams();
  const { events } = useServices();
  const href = useHref();
  const event = useLoaded(useCallback((signal: AbortSignal) => events.findEvent(id, signal), [events, id]));

  if (event.status === 'loading') return <EventScreen page={{ state: 'loading', label: t('loading') }} />;
  if (event.status === 'failed') {
    return (
      <EventScreen
        page={{
          state: 'failed',
          title: t('failed.title'),
          text: t('failed.text'),
          retryLabel: t('common:retry'),
          onRetry: event.retry,
        }}
      />
    );
  }
  if (!event.value) {
    return (
      <>
        <PageHead title={t('notFound.title')} isIndexed={false} />
        <EventScreen
          page={{
            state: 'notFound',
            title: t('notFound.title'),
            text: t('notFound.text'),
            home: { label: t('notFound.home'), href: href(paths.home) },
          }}
        />
      </>
    );
  }
  return <FoundEvent key={event.value.id} event={event.value} />;
}

function FoundEvent({ event }: { event: LivelyEvent }) {
  const t = textsOf('event');
  const language = readLanguage();
  const now = useNow();
  const page = toEventPage(event, { t, language, now, saveToCalendar: addToCalendar });
  const address = absoluteUrl(paths.event(event.id), language);
  const { action } = page.booking;
  const ticket = useTicket(event, action && 'href' in action ? action.href : undefined);
  const votes = useVoteButtons(event);
  const heartOf = useFavourites();
  const reasons = useReasons(event, now);

  useEffect(() => setGround(event.category), [event.category]);
  useStructuredData(useMemo(() => toStructuredData(event, address, now), [event, address, now]));

  return (
    <>
      <PageHead
        title={event.title}
        description={page.hero.tagline ?? event.description?.slice(0, 160)}
        image={safeHttpsUrl(event.image)}
      />
      <EventScreen
        page={{
          state: 'ready',
          ...page,
          hero: { ...page.hero, favourite: heartOf(event) },
          reasons,
          booking: {
            ...page.booking,
            ...ticket,
            votes,
            share: {
              label: t('booking.share'),
              url: location.href,
              title: event.title,
              onCopied: () => showToast({ title: t('common:toast.linkCopied'), tone: 'success' }),
              onFailed: () =>
                showToast({ title: t('common:toast.errorTitle'), description: location.href, tone: 'danger' }),
            },
          },
        }}
      />
    </>
  );

  function addToCalendar() {
    saveToCalendar(event, address, now).catch(() =>
      showToast({ title: t('common:toast.errorTitle'), description: t('booking.calendarFailed'), tone: 'danger' }),
    );
  }
}

type Booking = Extract<EventScreenPage, { state: 'ready' }>['booking'];

function useVoteButtons(event: LivelyEvent): NonNullable<Booking['votes']> {
  const t = textsOf('event');
  const language = readLanguage();
  const session = useSession();
  const askToSignIn = useAskToSignIn();
  const { vote, delta, click } = useVote(event.id, () =>
    showToast({ title: t('common:toast.errorTitle'), description: t('common:toast.voteFailed'), tone: 'danger' }),
  );
  return {
    label: t('vote.label'),
    upLabel: t('vote.up'),
    upCount: formatNumber(event.upvotesCount + delta.upvotes, language),
    downLabel: t('vote.down'),
    downCount: formatNumber(event.downvotesCount + delta.downvotes, language),
    vote: vote === 'none' ? undefined : vote,
    onVote: session.status === 'signedOut' ? () => askToSignIn(t('common:toast.voteSignIn')) : click,
  };
}

/** Why this event fits the user: the reasons of its recommendation score. Nothing for a visitor, or without a point. */
function useReasons(event: LivelyEvent, now: number) {
  const t = textsOf('event');
  const language = readLanguage();
  const taste = useTaste();
  if (taste.status !== 'ready') return undefined;
  const [ranked] = recommend(createCatalogue([event]), taste.value, now);
  if (!ranked?.reasons.length) return undefined;
  return {
    title: t('reasons.title'),
    totalLabel: t('reasons.total'),
    reasons: ranked.reasons.map((reason) => ({ label: toReasonLabel(reason, language, t), points: reason.points })),
  };
}
