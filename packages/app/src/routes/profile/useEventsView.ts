import type { LivelyEvent } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { ProfileEventsProps } from '@lively/ui/screens';
import { useCallback, useMemo } from 'react';
import { toEventItem } from '../../events/toEventItem';
import { useFavourites } from '../../favourites/useFavourites';
import { formatNumber } from '../../i18n/formatNumber';
import { readLanguage, textsOf } from '../../i18n/texts';
import { useServices } from '../../services/ServicesContext';
import { useLoaded } from '../../services/useLoaded';
import { useNow } from '../../services/useNow';
import { paths } from '../paths';
import { useHref } from '../useHref';
import type { ProfileTab } from './profileTab';
import { splitByTime } from './splitByTime';

type EventTab = Exclude<ProfileTab, 'settings'>;

/** The events that a user holds a ticket for: those of a tab, and how many there are in each. */
export function useEventsView(userId: string, tab: ProfileTab) {
  const t = textsOf('profile');
  const language = readLanguage();
  const href = useHref();
  const now = useNow();
  const heartOf = useFavourites();
  const { myEventsOf } = useServices();
  const purchased = useLoaded(
    useCallback((signal: AbortSignal) => myEventsOf(userId).listPurchasedEvents(signal), [myEventsOf, userId]),
  );
  const events = purchased.status === 'ready' ? purchased.value : undefined;
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
    if (purchased.status === 'failed') return '';
    if (!shown) return t('events.loading');
    return shown.length ? t('events.count', { count: shown.length, number: formatNumber(shown.length, language) }) : '';
  }

  function toResults(): ProfileEventsProps['results'] {
    if (purchased.status === 'failed') {
      return {
        state: 'failed',
        title: t('events.failedTitle'),
        text: t('events.failedText'),
        retryLabel: t('common:retry'),
        onRetry: purchased.retry,
      };
    }
    if (!shown) return { state: 'loading' };
    if (!shown.length) return { state: 'empty', empty: toEmptyState() };
    return { state: 'ready', events: shown.map(toItem) };
  }

  function toItem(event: LivelyEvent) {
    // How far it is matters no more: the ticket is taken.
    const distanceKm = unknownDistance;
    const listed = { event, distanceKm, href: href(paths.event(event.id)), favourite: heartOf(event) };
    return toEventItem(listed, { language, t, now });
  }

  function toEmptyState() {
    return {
      title: t(`events.${shownTab}.emptyTitle`),
      text: t(`events.${shownTab}.emptyText`),
      action: shownTab === 'upcoming' ? { label: t('events.explore'), href: href(paths.explore) } : undefined,
    };
  }
}
