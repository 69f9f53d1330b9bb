import { mapValid } from '@lively/engine';
import { type MyEventsResults, MyEventsScreen, ReadFailure } from '@lively/ui/screens';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useCalendarDialog } from '../../calendar/useCalendarDialog';
import type { MyEvent } from '../../data/Backend';
import { isUnread } from '../../data/isUnread';
import { pollOptionLimits } from '../../data/Polls';
import { useLazyPart } from '../../data/useLazyPart';
import { useNow } from '../../data/useNow';
import { useOffline } from '../../device/connection';
import { splitByTime } from '../../events/splitByTime';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { useNewPoll } from '../../polls/useNewPoll';
import { useUser } from '../../session/SessionContext';
import { type EventsTab, myEventsTabs, parseMyEventsTab } from './myEventsTab';
import { useMyEventItems } from './useMyEventItems';
import { useMyEvents } from './useMyEvents';
import { usePublication } from './usePublication';
import { useRemoval } from './useRemoval';
import { useTicketRemoval } from './useTicketRemoval';

const loadPollDialog = () => import('../../polls/EventsPollDialog');

const loadCalendar = () => import('../../calendar/PrivateCalendarDialog');

/** The events of the user: bought, saved, published. */
export function Component() {
  const { id: userId } = useUser();
  const { t } = useTranslation(['myEvents', 'report', 'common', 'taxonomy']);
  const SearchList = useLazyPart(() => import('../../searches/SearchList'), ['searches'], SearchesFailure);
  const language = useLanguage();
  const chosen = parseMyEventsTab(useSearchParams()[0]);
  const isSearches = chosen === 'searches';
  const tab: EventsTab = isSearches ? 'favourites' : chosen;
  const { lists, countOf, isCounted } = useMyEvents(userId);

  const shown = lists[tab];
  const isFailed = isUnread(shown, useOffline());
  const now = useNow();
  const { upcoming, past } = useMemo(() => splitByTime(shown.data ?? [], now), [shown.data, now]);
  const { onTakeBack, dialog: takeBackDialog } = useTicketRemoval(userId);
  const { onRemove, dialog: removalDialog } = useRemoval(userId);
  const { onPublish, onAppeal, dialog: appealDialog } = usePublication(userId);
  const newPoll = useNewPoll(loadPollDialog, { events: upcoming });
  const calendar = useCalendarDialog(loadCalendar, { userId });
  const { toItem, toTicket, toOwnItem } = useMyEventItems({
    isPast: (event) => past.includes(event),
    onTakeBack,
    onRemove,
    onPublish,
    onAppeal,
  });

  return (
    <>
      <PageHead title={t('title')} view={[t(`tab.${chosen}`)]} isIndexed={false} />
      <MyEventsScreen
        title={t('title')}
        create={{ label: t('create'), href: paths.createEvent }}
        tabs={{
          label: t('title'),
          tabs: myEventsTabs.map((name) => {
            const count = name === 'searches' ? undefined : countOf(name);
            return {
              label: t(`tab.${name}`),
              href: paths.myEventsTab(name),
              current: name === chosen,
              count: count ? formatNumber(count, language) : undefined,
            };
          }),
        }}
        announcement={announce()}
        calendar={chosen === 'favourites' ? { label: t('calendar'), onSelect: calendar.open } : undefined}
        together={chosen === 'favourites' && upcoming.length >= pollOptionLimits.fewest ? newPoll.action : undefined}
        listLabel={t(`tab.${chosen}`)}
        results={toResults()}
      />
      {appealDialog}
      {removalDialog}
      {takeBackDialog}
      {newPoll.dialog}
      {calendar.dialog}
    </>
  );

  function announce(): string {
    if (isSearches || isFailed) return '';
    const count = countOf(tab);
    if (count === undefined) return t('common:loading');
    if (!count) return '';
    const over = past.filter((event) => isCounted(tab, event)).length;
    if (!over) return t(`count.${tab}`, { count, number: formatNumber(count, language) });
    const texts = [...(count > over ? [sayCount('coming', count - over)] : []), sayCount('past', over)];
    return texts.join('\u00A0· ');
  }

  function toResults(): MyEventsResults {
    if (isSearches) {
      const searches = (
        <Suspense fallback={null}>
          <SearchList userId={userId} />
        </Suspense>
      );
      return { state: 'searches', searches };
    }
    if (shown.isPending) return { state: 'loading' };
    if (isFailed || !shown.data) {
      return {
        state: 'failed',
        title: t(`failed.${tab}`),
        text: t('failed.text'),
        retryLabel: t('common:retry'),
        onRetry: shown.refetch,
      };
    }
    if (!shown.data.length) return { state: 'empty', empty: toEmptyState() };
    if (tab === 'created') return { state: 'created', ...toLists(toOwnItem) };
    if (tab === 'purchased') return { state: 'tickets', ...toLists(toTicket) };
    return { state: 'ready', ...toLists(toItem) };
  }

  function toLists<Item>(toShown: (event: MyEvent) => Item) {
    return {
      events: mapValid(upcoming, toShown),
      past: past.length ? { label: sayCount('past', past.length), events: mapValid(past, toShown) } : undefined,
    };
  }

  function sayCount(part: 'coming' | 'past', count: number): string {
    return t(`${part}.${tab}`, { count, number: formatNumber(count, language) });
  }

  function toEmptyState() {
    return {
      title: t(`empty.${tab}.title`),
      text: t(`empty.${tab}.text`),
      action: { label: t(`empty.${tab}.action`), href: tab === 'created' ? paths.createEvent : paths.explore },
    };
  }
}

/** Replaces the list of searches if its code did not load in time. */
function SearchesFailure() {
  const { t } = useTranslation(['myEvents', 'common']);
  return (
    <ReadFailure
      title={t('failed.searches')}
      text={t('failed.text')}
      retryLabel={t('common:retry')}
      onRetry={() => window.location.reload()}
    />
  );
}
