import { eventCategories, findKnownCity } from '@lively/engine';
import { resetSort, sorts, unknownDistance } from '@lively/engine/constants';
import { type ExploreResults, ExploreScreen } from '@lively/ui/screens';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { dayFilters } from '../../data/EventQuery';
import { lazyWithFallback } from '../../data/lazyWithFallback';
import { mapValid } from '../../data/mapValid';
import { useCommuneName } from '../../data/useCommunes';
import { useNow } from '../../data/useNow';
import { unknownProfile, useTaste } from '../../data/useTaste';
import { useEventItems } from '../../events/useEventItems';
import { useHearts } from '../../favourites/useHearts';
import { formatDateRange } from '../../i18n/formatDate';
import { formatDistance, formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { useSearchText } from '../../navigation/useSearchText';
import { useUserId } from '../../session/SessionContext';
import { DialogFailure } from './DialogFailure';
import { ExploreSearch } from './ExploreSearch';
import { type ExploreState, formatExploreState, hasFilters, noFilters, usualRadius } from './exploreState';
import { toEmptyState } from './toEmptyState';
import { useExploreList } from './useExploreList';
import { useExploreState } from './useExploreState';

const PlaceDialog = lazyWithFallback(() => import('./PlaceDialog'), DialogFailure);
const FiltersDialog = lazyWithFallback(() => import('./FiltersDialog'), DialogFailure);

/** The parameters of the URL for which the form without scripts has a field. */
const plainFields = ['category', 'date', 'sort', 'city'];

export function Component() {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const action = useHref(paths.explore);
  const userId = useUserId();
  const profile = useTaste(userId).data?.profile ?? unknownProfile;
  const toEventItem = useEventItems();
  const heartOf = useHearts();
  const [state, change] = useExploreState();
  const [text, setText] = useSearchText(state.text, (text) => change({ text }, true));
  const [dialog, setDialog] = useState<{ name: 'place' | 'filters'; open: boolean }>();
  const communeName = useCommuneName(state.commune).data;
  const { list, isOld, isReadingMore, isError, isTooSlow, refetch } = useExploreList(state, profile, userId, now);

  const count = (total: number) => ({ count: total, number: formatNumber(total, language) });
  const showLabel = list && !isOld ? t('show', count(list.total)) : t('loading');
  const address = [...formatExploreState({ ...state, pages: 1 })];
  // The chip of a range of days, which is chosen in the dialog.
  const range = state.days?.join('_');
  const search = {
    action,
    name: 'q',
    parameters: Object.fromEntries(address.filter(([name]) => name !== 'q')),
    label: t('search.label'),
    placeholder: t('search.placeholder'),
    submitLabel: t('search.submit'),
    value: text,
    onChange: setText,
    onSubmit: (text: string) => change({ text: text.trim() }),
  };
  const close = () => setDialog((shown) => shown && { ...shown, open: false });

  return (
    <>
      <PageHead
        title={state.text ? t('titleFor', { text: isolateText(state.text) }) : t('title')}
        description={t('description')}
        isIndexed={!hasFilters(state)}
        embedPath={`${paths.explore}?${formatExploreState({ ...state, pages: 1 })}`.replace(/\?$/, '')}
      />
      <ExploreScreen
        title={t('title')}
        search={search}
        searchBox={
          <ExploreSearch
            search={search}
            searched={state.text}
            onSearch={(text) => searchFor({ text })}
            onCommune={(commune) => searchFor({ text: '', commune, radius: state.radius || usualRadius, city: null })}
          />
        }
        categories={{
          label: t('category.label'),
          value: state.category ?? '',
          options: [
            { value: '', label: t('category.all'), count: toCount(sum(list?.counts.categories)) },
            ...eventCategories.map(({ slug }) => ({
              value: slug,
              label: t(`taxonomy:${slug}`),
              category: slug,
              count: toCount(list && (list.counts.categories[slug] ?? 0)),
            })),
          ],
          onChange: (value) => change({ category: eventCategories.find(({ slug }) => slug === value)?.slug ?? null }),
        }}
        dates={{
          label: t('date.label'),
          value: range ?? state.day,
          options: [
            ...dayFilters.map((value) => ({
              value,
              label: t(`date.${value}`),
              count: toCount(list?.counts.days[value]),
            })),
            ...(state.days && range ? [{ value: range, label: formatDateRange(...state.days, language) }] : []),
          ],
          onChange: (value) => {
            if (value !== range) change({ day: dayFilters.find((day) => day === value) ?? 'all', days: null });
          },
        }}
        place={{
          label: t('place.label'),
          value: namePlace(),
          active: state.commune !== null || state.city !== null,
          onOpen: () => setDialog({ name: 'place', open: true }),
        }}
        filters={{
          label: t('filters.label'),
          value: countHidden() ? t('filters.count', count(countHidden())) : t('filters.none'),
          active: countHidden() > 0,
          onOpen: () => setDialog({ name: 'filters', open: true }),
        }}
        sort={{
          label: t('sort.label'),
          value: state.sort,
          options: sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
          onChange: (value) => change({ sort: sorts.find((sort) => sort === value) ?? resetSort }),
        }}
        plain={{
          action,
          submitLabel: t('filters.submit'),
          city: state.commune ? undefined : { label: t('filters.city'), name: 'city', value: state.city ?? '' },
          parameters: Object.fromEntries(address.filter(([name]) => !plainFields.includes(name))),
        }}
        reset={hasFilters(state) ? { label: t('reset'), href: paths.explore, onReset: reset } : undefined}
        announcement={announce()}
        detail={list?.total ? describeList(list.events.length) : undefined}
        note={list?.reach ? t('reach', count(list.reach)) : undefined}
        listLabel={t('list')}
        results={toResults()}
      />
      <Suspense fallback={null}>
        {dialog?.name === 'place' && (
          <PlaceDialog
            open={dialog.open}
            state={state}
            distances={list?.counts.distances}
            showLabel={showLabel}
            onChange={(changed) => change(changed, true)}
            onClose={close}
          />
        )}
        {dialog?.name === 'filters' && (
          <FiltersDialog
            open={dialog.open}
            state={state}
            prices={list?.counts.prices}
            showLabel={showLabel}
            onChange={(changed) => change(changed, true)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );

  function reset() {
    setText('');
    change({ ...noFilters, sort: resetSort });
  }

  function toCount(total: number | undefined): string | undefined {
    return total === undefined ? undefined : formatNumber(total, language);
  }

  function namePlace(): string {
    if (!state.commune) return state.city ?? t('place.everywhere');
    const name = communeName ?? state.commune;
    return state.radius ? t('place.around', { name, distance: formatDistance(state.radius, language).distance }) : name;
  }

  /** Without a place that somebody gave, distances are from Paris: only an order that needs them shows them, and says so. */
  function toDistance(distanceKm: number) {
    const isOwn = state.sort === 'score' && findKnownCity(profile.city ?? '');
    if (state.commune || isOwn) return { distanceKm };
    return state.sort === 'distance' ? { distanceKm, distanceFrom: 'Paris' } : { distanceKm: unknownDistance };
  }

  /** Filters that only the dialog shows. */
  function countHidden(): number {
    return Number(state.days !== null) + Number(state.maxPrice !== null) + state.access.length;
  }

  function describeList(shown: number): string {
    return t('detail', { count: shown, number: formatNumber(shown, language), sort: t(`sort.${state.sort}`) });
  }

  function announce(): string {
    if (isError) return '';
    return list ? t('count', count(list.total)) : t('loading');
  }

  function toResults(): ExploreResults {
    if (isError) {
      return {
        state: 'failed',
        title: t('failedTitle'),
        text: t(isTooSlow ? 'tooSlowText' : 'failedText'),
        retryLabel: t('common:retry'),
        onRetry: refetch,
      };
    }
    if (!list) return { state: 'loading' };
    if (!list.total)
      return { state: 'empty', empty: toEmptyState(list, state, { t, language, count, relax: searchFor, reset }) };
    return {
      state: 'ready',
      busy: isOld,
      events: mapValid(list.events, ({ event, distanceKm }) =>
        toEventItem({ event, ...toDistance(distanceKm), href: paths.event(event.id), favourite: heartOf(event) }),
      ),
      more: list.hasMore
        ? {
            label: t('more'),
            href: `${paths.explore}?${formatExploreState({ ...state, pages: state.pages + 1 })}`,
            busy: isReadingMore,
            onMore: () => change({ pages: state.pages + 1 }, true),
          }
        : undefined,
    };
  }

  /** At once, with what stands in the field. */
  function searchFor(changed: Partial<ExploreState>) {
    if (changed.text !== undefined) setText(changed.text);
    change(changed);
  }
}

function sum(counts: Readonly<Partial<Record<string, number>>> | undefined): number | undefined {
  return counts && Object.values(counts).reduce<number>((total, count = 0) => total + count, 0);
}
