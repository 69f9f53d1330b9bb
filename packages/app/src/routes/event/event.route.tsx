import { type LivelyEvent, nextTiming, parseEventId, rankEvent } from '@lively/engine';
import { recommendationRules } from '@lively/engine/constants';
import { EventScreen } from '@lively/ui/screens';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Params, useParams } from 'react-router-dom';
import { findFollowed } from '../../calendar/findFollowed';
import { useCalendarDialog } from '../../calendar/useCalendarDialog';
import { useSaveToCalendar } from '../../calendar/useSaveToCalendar';
import type { Backend } from '../../data/Backend';
import { useChangeNotes } from '../../data/ChangeNotesContext';
import { queryClient } from '../../data/queryClient';
import { eventQuery, useEvent, useEventRemoval } from '../../data/useEvent';
import { useInterests } from '../../data/useInterests';
import { useNow } from '../../data/useNow';
import { takesPlace } from '../../events/takesPlace';
import { toStatedTitle } from '../../events/toStatedTitle';
import { useReasonLabel } from '../../events/useReasonLabel';
import { useFavouriteButtons } from '../../favourites/useFavouriteButtons';
import { useNavbarColor } from '../../frame/NavbarColorContext';
import { useLanguage } from '../../i18n/useLanguage';
import { absoluteUrl } from '../../navigation/absoluteUrl';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { useStructuredData } from '../../navigation/useStructuredData';
import { useNewPoll } from '../../polls/useNewPoll';
import { useReport } from '../../reports/useReport';
import { useUserId } from '../../session/SessionContext';
import { lazyDialog } from '../../toasts/lazyDialog';
import { useShareButton } from '../../toasts/useShareButton';
import { EventVotes } from '../../votes/EventVotes';
import { latePart } from './latePart';
import { mayBeDrawn } from './mayBeDrawn';
import { toEventPage } from './toEventPage';
import { toStructuredData } from './toStructuredData';
import { useTicket } from './useTicket';
import { useTravel } from './useTravel';

const loadCalendar = () => import('../../calendar/EventCalendarDialog');
const loadPollDialog = () => import('./EventPollDialog');
const RelatedEvents = latePart(() => import('./RelatedEvents'));
const EventPlace = latePart(() => import('./EventPlace'));
const CorrectionDialog = lazyDialog(() => import('../../tastes/CorrectionDialog'));

/** Prefetches the event of a hovered link, so that its page is complete at once. */
export function preload({ id = '' }: Params, { events }: Backend): void {
  void queryClient.prefetchQuery(eventQuery(events, id));
}

export function Component() {
  const { id = '' } = useParams();
  return parseEventId(id) ? <EventOfId id={id} /> : <NoEvent isRemoved={false} />;
}

function EventOfId({ id }: { id: string }) {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const event = useEvent(id);

  if (event.isPending) return <LoadingEvent />;
  // The data of the server is refetched: if that fails, it stays visible.
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
  const { data: isRemoved = false, isPending } = useEventRemoval(idInUrl);
  return isPending ? <LoadingEvent /> : <NoEvent isRemoved={isRemoved} />;
}

function NoEvent({ isRemoved }: { isRemoved: boolean }) {
  const { t } = useTranslation('event');
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
  const saveToCalendar = useSaveToCalendar(t('booking.calendarFailed'));
  const toShare = useShareButton();
  const travel = useTravel(event);
  const page = toEventPage(event, {
    t,
    tCommon,
    language,
    now,
    saveToCalendar: (timing) => saveToCalendar({ ...event, title: toStatedTitle(event, tCommon) }, timing),
    travel,
  });
  const url = absoluteUrl(paths.event(event.id), language);
  const { action } = page.booking;
  const ticket = useTicket(event, action && 'href' in action ? action.href : undefined);
  const { report, dialog: reportDialog } = useReport(event);
  const newPoll = useNewPoll(loadPollDialog, { event });
  const followed = findFollowed(event);
  const follow = followed && { event, title: t(`subscribe.${followed}`), followed };
  const calendar = useCalendarDialog(loadCalendar, follow);
  const canGo = takesPlace(event) && !nextTiming(event, now)?.past;
  const favouriteButtonOf = useFavouriteButtons();
  const userId = useUserId();
  const isOwn = userId !== undefined && userId === event.createdBy;
  const { noticeOf } = useChangeNotes();
  const reasons = useReasons(event, now);
  const [isCorrecting, setIsCorrecting] = useState(false);

  useNavbarColor(event.category);
  useStructuredData(useMemo(() => toStructuredData(event, { url, now, t: tCommon }), [event, url, now, tCommon]));

  return (
    <>
      <PageHead
        title={page.hero.title}
        description={page.hero.tagline ?? event.description?.slice(0, 160)}
        canonicalPath={paths.event(event.id)}
        embedPath={paths.event(event.id)}
        image={absoluteUrl(paths.share(event.id), language)}
        isIndexed={!event.isNotice}
      />
      <EventScreen
        page={{
          state: 'ready',
          ...page,
          hero: { ...page.hero, favourite: favouriteButtonOf(event) },
          change: noticeOf(event.id),
          reasons: reasons && {
            ...reasons,
            actions: [{ label: t('reasons.correct'), onSelect: () => setIsCorrecting(true) }],
          },
          report,
          subscribe: follow && { label: follow.title, onSelect: calendar.open },
          children: <RelatedEvents event={event} />,
          edit: isOwn ? { label: t('edit'), href: paths.editEvent(event.id) } : undefined,
          booking: {
            ...page.booking,
            ...ticket,
            votes: <EventVotes event={event} />,
            map: mayBeDrawn(event) && <EventPlace event={event} />,
            links: canGo
              ? [...(page.booking.links ?? []), { ...newPoll.action, icon: 'friends' as const }]
              : page.booking.links,
            share: toShare({
              label: t('booking.share'),
              url: globalThis.location?.href ?? url,
              title: page.hero.title,
            }),
          },
        }}
      />
      {reportDialog}
      {newPoll.dialog}
      {calendar.dialog}
      <Suspense fallback={null}>
        {isCorrecting && <CorrectionDialog event={event} onClose={() => setIsCorrecting(false)} />}
      </Suspense>
    </>
  );
}

/** Returns the reasons of the event's recommendation score. Empty for a visitor, or without points. */
function useReasons(event: LivelyEvent, now: number) {
  const { t } = useTranslation('event');
  const toReasonLabel = useReasonLabel('event');
  const { data: interests } = useInterests(useUserId());
  if (!interests) return undefined;
  const { reasons } = rankEvent(event, interests.profile, recommendationRules, now);
  if (!reasons.length) return undefined;
  return {
    title: t('reasons.title'),
    totalLabel: t('reasons.total'),
    reasons: reasons.map((reason) => ({ label: toReasonLabel(reason), points: reason.points })),
  };
}
