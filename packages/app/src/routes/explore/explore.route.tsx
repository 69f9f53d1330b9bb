import { eventCategories, explore, exploreDefaults } from '@lively/engine';
import { dateFilters, resetSort, sorts } from '@lively/engine/constants';
import { type ExploreResults, ExploreScreen } from '@lively/ui/screens';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { mapValid } from '../../data/mapValid';
import { useEventList } from '../../data/useEvents';
import { useNow } from '../../data/useNow';
import { unknownProfile, useTaste } from '../../data/useTaste';
import { useEventItems } from '../../events/useEventItems';
import { useHearts } from '../../favourites/useHearts';
import { useNearestCity } from '../../geolocation/useNearestCity';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { useSearchText } from '../../navigation/useSearchText';
import { useUserId } from '../../session/SessionContext';
import { type ExploreState, formatExploreState, parseExploreState, toExploreQuery } from './exploreState';
import { listCities } from './listCities';
import { toEmptyState } from './toEmptyState';

export function Component() {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const events = useEventList();
  const profile = useTaste(useUserId()).data?.profile ?? unknownProfile;
  const toEventItem = useEventItems();
  const heartOf = useHearts();
  const [state, change] = useExploreState();
  const nearest = useNearestCity((city) => change({ city, pages: 1 }));
  const [text, setText] = useSearchText(state.text, (text) => change({ text, pages: 1 }, true));

  const found = useMemo(
    () => events.data && explore(events.data, toExploreQuery(state), now, profile),
    [events.data, state, now, profile],
  );
  const count = (total: number) => ({ count: total, number: formatNumber(total, language) });

  return (
    <>
      <PageHead
        title={state.text ? t('titleFor', { text: isolateText(state.text) }) : t('title')}
        description={t('description')}
      />
      <ExploreScreen
        title={t('title')}
        search={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          submitLabel: t('search.submit'),
          value: text,
          onChange: setText,
          onSubmit: (text) => change({ text: text.trim(), pages: 1 }),
        }}
        categories={{
          label: t('category.label'),
          value: state.category ?? '',
          options: [
            { value: '', label: t('category.all') },
            ...eventCategories.map(({ slug }) => ({ value: slug, label: t(`taxonomy:${slug}`), category: slug })),
          ],
          onChange: (value) =>
            change({ category: eventCategories.find(({ slug }) => slug === value)?.slug ?? null, pages: 1 }),
        }}
        city={{
          label: t('city.label'),
          value: state.city ?? '',
          options: [
            { value: '', label: t('city.all') },
            ...listCities(state.city).map((city) => ({ value: city, label: city })),
          ],
          onChange: (city) => change({ city: city || null, pages: 1 }),
          locate: { label: t('common:geolocation.locate'), busy: nearest.isLooking, onLocate: nearest.look },
        }}
        dates={{
          label: t('date.label'),
          value: state.dateFilter,
          options: dateFilters.map((value) => ({ value, label: t(`date.${value}`) })),
          onChange: (value) => change({ dateFilter: dateFilters.find((date) => date === value) ?? 'all', pages: 1 }),
        }}
        sort={{
          label: t('sort.label'),
          value: state.sort,
          options: sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
          onChange: (value) => change({ sort: sorts.find((sort) => sort === value) ?? resetSort, pages: 1 }),
        }}
        reset={hasFilters(state) ? { label: t('reset'), onReset: reset } : undefined}
        announcement={announce()}
        detail={found?.total ? describeList(found.events.length) : undefined}
        listLabel={t('list')}
        results={toResults()}
      />
      {nearest.actor}
    </>
  );

  function reset() {
    const { text, city, category, dateFilter } = exploreDefaults;
    setText('');
    change({ text, city, category, dateFilter, sort: resetSort, pages: 1 });
  }

  function describeList(shown: number): string {
    return t('detail', { count: shown, number: formatNumber(shown, language), sort: t(`sort.${state.sort}`) });
  }

  function announce(): string {
    if (events.isError) return '';
    return found ? t('count', count(found.total)) : t('loading');
  }

  function toResults(): ExploreResults {
    if (events.isError) {
      return {
        state: 'failed',
        title: t('failedTitle'),
        text: t('failedText'),
        retryLabel: t('common:retry'),
        onRetry: events.refetch,
      };
    }
    if (!found) return { state: 'loading' };
    if (!found.total)
      return { state: 'empty', empty: toEmptyState(found.relaxations, state, { t, count, relax, reset }) };
    return {
      state: 'ready',
      events: mapValid(found.events, ({ event, distanceKm }) =>
        toEventItem({ event, distanceKm, href: paths.event(event.id), favourite: heartOf(event) }),
      ),
      more: found.nextPage ? { label: t('more'), onMore: () => change({ pages: state.pages + 1 }, true) } : undefined,
    };
  }

  function relax(relaxed: Partial<ExploreState>) {
    if (relaxed.text !== undefined) setText(relaxed.text);
    change({ ...relaxed, pages: 1 });
  }
}

/** Milliseconds within which changes are one: whoever walks through chips with the arrow keys leaves one entry behind. */
const stepTime = 1_000;

/** The state of the page, which lives in its URL. A small step replaces the last one in the history. */
function useExploreState() {
  const [parameters, setParameters] = useSearchParams();
  const lastChange = useRef(Number.NEGATIVE_INFINITY);
  const change = (changed: Partial<ExploreState>, isSmall = false) => {
    const isSameStep = performance.now() - lastChange.current < stepTime;
    lastChange.current = performance.now();
    setParameters((current) => formatExploreState({ ...parseExploreState(current), ...changed }), {
      replace: isSmall || isSameStep,
      preventScrollReset: true,
    });
  };
  return [useMemo(() => parseExploreState(parameters), [parameters]), change] as const;
}

function hasFilters({ text, city, category, dateFilter }: ExploreState): boolean {
  return Boolean(text || city || category) || dateFilter !== exploreDefaults.dateFilter;
}
