import { type Count, mapValid } from '@lively/engine';
import type { EventItem, ExploreResults } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import type { FoundEvent } from '../../data/EventQuery';
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
  readonly toCard: (found: FoundEvent) => EventItem;
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
  const { toCard, change } = others;
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
    events: mapValid(list.events.slice(0, list.past?.from), toCard),
    past: list.past && {
      label: t('past', others.count(list.past.total)),
      events: mapValid(list.events.slice(list.past.from), toCard),
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
      events: mapValid(events, toCard),
      more: {
        label: t(text ? 'empty.search' : 'empty.keep', values),
        href: `${paths.explore}?${formatExploreState({ ...state, text, pages: 1 })}`,
        onMore: () => others.relax({ text }),
      },
    };
  }
}
