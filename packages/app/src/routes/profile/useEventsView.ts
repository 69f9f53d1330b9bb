import { mapValid } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { ProfileEventsProps } from '@lively/ui/screens';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyEvent } from '../../data/Backend';
import { isUnread } from '../../data/isUnread';
import { useMyEventList } from '../../data/useMyEventList';
import { useNow } from '../../data/useNow';
import { useOffline } from '../../device/connection';
import { splitByTime } from '../../events/splitByTime';
import { useEventItems } from '../../events/useEventItems';
import { useFavouriteButtons } from '../../favourites/useFavouriteButtons';
import { formatNumber } from '../../i18n/formatNumber';
import { useLanguage } from '../../i18n/useLanguage';
import { paths } from '../../navigation/paths';
import type { ProfileTab } from './profileTab';

type EventTab = Exclude<ProfileTab, 'settings'>;

/** Returns the events that a user has a ticket for: those of a tab, and the number in each tab. */
export function useEventsView(userId: string, tab: ProfileTab) {
  const { t } = useTranslation(['profile', 'common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const favouriteButtonOf = useFavouriteButtons();
  const toEventItem = useEventItems();
  const purchased = useMyEventList(userId, 'purchased');
  const isFailed = isUnread(purchased, useOffline());
  const events = purchased.data;
  const lists = useMemo(() => events && splitByTime(events, now), [events, now]);
  const shownTab: EventTab = tab === 'past' ? 'past' : 'upcoming';
  const shown = lists?.[shownTab];

  const view: ProfileEventsProps = {
    heading: t(`events.${shownTab}.heading`),
    announcement: announce(),
    results: toResults(),
  };
  return { view, counts: { upcoming: countOf('upcoming'), past: countOf('past') } };

  function countOf(list: EventTab): string | undefined {
    return lists?.[list].length ? formatNumber(lists[list].length, language) : undefined;
  }

  function announce(): string {
    if (isFailed) return '';
    if (!shown) return t('events.loading');
    return shown.length ? t('events.count', { count: shown.length, number: formatNumber(shown.length, language) }) : '';
  }

  function toResults(): ProfileEventsProps['results'] {
    if (isFailed) {
      return {
        state: 'failed',
        title: t('events.failedTitle'),
        text: t('events.failedText'),
        retryLabel: t('common:retry'),
        onRetry: purchased.refetch,
      };
    }
    if (!shown) return { state: 'loading' };
    if (!shown.length) return { state: 'empty', empty: toEmptyState() };
    return { state: 'ready', events: mapValid(shown, toItem) };
  }

  function toItem(event: MyEvent) {
    // The distance is irrelevant once the ticket is bought.
    const distanceKm = unknownDistance;
    if (event.isWithdrawn) return toEventItem({ event, distanceKm, href: paths.myEvents });
    return toEventItem({ event, distanceKm, href: paths.event(event.id), favourite: favouriteButtonOf(event) });
  }

  function toEmptyState() {
    return {
      title: t(`events.${shownTab}.emptyTitle`),
      text: t(`events.${shownTab}.emptyText`),
      action: shownTab === 'upcoming' ? { label: t('events.explore'), href: paths.explore } : undefined,
    };
  }
}
