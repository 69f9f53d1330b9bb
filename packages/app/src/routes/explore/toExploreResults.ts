import { type Count, findKnownCity, mapValid } from '@lively/engine';
import { unknownDistance } from '@lively/engine/constants';
import type { ExploreResults } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { FoundEvent } from '../../data/EventQuery';
import type { useEventItems } from '../../events/useEventItems';
import type { FavouriteButtonOf } from '../../favourites/useFavouriteButtons';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';
import type { CountValues } from '../../i18n/toCountValues';
import { paths } from '../../navigation/paths';
import { type ExploreState, formatExploreState } from '../../search/exploreState';
import type { EmptyListRelaxations } from '../../search/useRelaxations';
import type { ExploreAnswer } from './useExploreList';

export interface ExploreResultsOptions extends EmptyListRelaxations {
  readonly t: TFunction<['explore', 'common', 'taxonomy']>;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The names of the state's places, once they are read. */
  readonly placeNames: readonly string[] | undefined;
  readonly count: (total: Count | number) => CountValues;
  /** The city of the user's profile. */
  readonly ownCity: string | null;
  readonly toEventItem: ReturnType<typeof useEventItems>;
  readonly favouriteButtonOf: FavouriteButtonOf;
  readonly change: (changed: Partial<ExploreState>, isSmall?: boolean) => void;
  readonly relax: (changed: Partial<ExploreState>) => void;
  readonly reset: () => void;
}

/** Builds the list of the explore screen: failed, offline, loading, empty or ready. */
export function toExploreResults(
  state: ExploreState,
  { list, instead, isError, isOffline, isTooSlow, isRefused, isOld, isReadingMore, refetch }: ExploreAnswer,
  { t, ...others }: ExploreResultsOptions,
): ExploreResults {
  const { toEventItem, favouriteButtonOf, change, ownCity } = others;
  if (isError && isOffline) return { state: 'offline' };
  const empty = {
    title: t('empty.title'),
    text: t('empty.text'),
    action: { label: t('reset'), onSelect: others.reset },
  };
  if (isError && isRefused) return { state: 'empty', empty };
  if (isError) {
    return {
      state: 'failed',
      title: t('failedTitle'),
      text: t(isTooSlow ? 'tooSlowText' : 'failedText'),
      retryLabel: t('common:retry'),
      onRetry: refetch,
    };
  }
  if (!list || instead === null) return { state: 'loading' };
  if (list.hidden && !list.events.length)
    return { state: 'empty', empty: { title: t('empty.hiddenTitle'), text: t('empty.hiddenText') } };
  if (!list.total.value) {
    return {
      state: 'empty',
      empty: { ...empty, relaxations: others.toRelaxations?.(list, state, { t, ...others }) ?? [] },
      instead: instead?.total.value ? toInstead(instead) : undefined,
    };
  }
  const next = { pages: state.pages + 1 };
  return {
    state: 'ready',
    busy: isOld,
    events: mapValid(list.events.slice(0, list.past?.from), toItem),
    past: list.past && {
      label: t('past', others.count(list.past.total)),
      events: mapValid(list.events.slice(list.past.from), toItem),
    },
    more: list.hasMore
      ? {
          label: t('more'),
          href: `${paths.explore}?${formatExploreState({ ...state, ...next })}`,
          busy: isReadingMore,
          onMore: () => change(next, true),
        }
      : undefined,
  };

  function toInstead({ events, total, text }: NonNullable<ExploreAnswer['instead']>) {
    const value = isolateText(state.text);
    const values = { ...others.count(total), value, text: isolateText(text) };
    return {
      label: t(text ? 'empty.corrected' : 'empty.instead', values),
      events: mapValid(events, toItem),
      more: {
        label: t(text ? 'empty.search' : 'empty.keep', values),
        href: `${paths.explore}?${formatExploreState({ ...state, text, pages: 1 })}`,
        onMore: () => others.relax({ text }),
      },
    };
  }

  function toItem({ event, distanceKm, marks = [] }: FoundEvent) {
    const item = toEventItem({
      event,
      ...toDistance(state, distanceKm, ownCity),
      href: paths.event(event.id),
      filters: state,
      favourite: favouriteButtonOf(event),
    });
    // A required need is the reason of each event of the list.
    const labels = new Set([...state.access.map((need) => t(`taxonomy:${need}`)), ...marks]);
    return { ...item, badges: [...[...labels].map((label) => ({ label })), ...(item.badges ?? [])] };
  }
}

/** Returns the distance to show. Without a place of the user it counts from Paris, and only the order by distance shows it. */
function toDistance({ commune, sort }: ExploreState, distanceKm: number, ownCity: string | null) {
  const isOwn = sort === 'score' && findKnownCity(ownCity ?? '');
  if (commune || isOwn) return { distanceKm };
  return sort === 'distance' ? { distanceKm, distanceFrom: 'Paris' } : { distanceKm: unknownDistance };
}
