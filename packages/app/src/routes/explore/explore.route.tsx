import { eventCategories, explore, exploreDefaults } from '@lively/engine';
import { dateFilters, resetSort, sorts } from '@lively/engine/constants';
import { type ExploreResults, ExploreScreen } from '@lively/ui/screens';
import { toEventItem } from '../../events/toEventItem';
import { useFavourites } from '../../favourites/useFavourites';
import { useNearestCity } from '../../geolocation/useNearestCity';
import { formatNumber } from '../../i18n/formatNumber';
import { readLanguage, textsOf } from '../../i18n/texts';
import { useCatalogue } from '../../services/useCatalogue';
import { useNow } from '../../services/useNow';
import { unknownTaste, useTaste } from '../../services/useTaste';
import { PageHead } from '../PageHead';
import { paths } from '../paths';
import { useAddressParameters } from '../useAddressParameters';
import { useHref } from '../useHref';
import { useSearchText } from '../useSearchText';
import { type ExploreState, readExploreState, toExploreQuery, writeExploreState } from './exploreState';
import { listCities } from './listCities';
import { toEmptyState } from './toEmptyState';

export function Component() {
  const t = textsOf('explore');
  const language = readLanguage();
  const href = useHref();
  const now = useNow();
  const catalogue = useCatalogue();
  const taste = useTaste();
  const heartOf = useFavourites();
  const [state, change] = useExploreState();
  const nearest = useNearestCity((city) => change({ city, pages: 1 }));
  const [text, setText] = useSearchText(state.text, (text) => change({ text, pages: 1 }, true));

  const profile = taste.status === 'ready' ? taste.value : unknownTaste;
  const found =
    catalogue.status === 'ready' ? explore(catalogue.value, toExploreQuery(state), now, profile) : undefined;
  const count = (total: number) => ({ count: total, number: formatNumber(total, language) });

  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
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
        listLabel={t('list')}
        results={toResults()}
      />
    </>
  );

  function reset() {
    const { text, city, category, dateFilter } = exploreDefaults;
    setText('');
    change({ text, city, category, dateFilter, sort: resetSort, pages: 1 });
  }

  function announce(): string {
    if (catalogue.status === 'failed') return '';
    return found ? t('count', count(found.total)) : t('loading');
  }

  function toResults(): ExploreResults {
    if (catalogue.status === 'failed') {
      return {
        state: 'failed',
        title: t('failedTitle'),
        text: t('failedText'),
        retryLabel: t('common:retry'),
        onRetry: catalogue.retry,
      };
    }
    if (!found) return { state: 'loading' };
    if (!found.total)
      return { state: 'empty', empty: toEmptyState(found.relaxations, state, { t, count, relax, reset }) };
    return {
      state: 'ready',
      events: found.events.map(({ event, distanceKm }) =>
        toEventItem(
          { event, distanceKm, href: href(paths.event(event.id)), favourite: heartOf(event) },
          { language, t, now },
        ),
      ),
      more: found.nextPage ? { label: t('more'), onMore: () => change({ pages: state.pages + 1 }, true) } : undefined,
    };
  }

  function relax(relaxed: Partial<ExploreState>) {
    if (relaxed.text !== undefined) setText(relaxed.text);
    change({ ...relaxed, pages: 1 });
  }
}

/** The state of the page, which lives in its address. A small step takes the place of the last one in the history. */
function useExploreState() {
  const [parameters, changeParameters] = useAddressParameters();
  const change = (changed: Partial<ExploreState>, small = false) =>
    changeParameters((current) => writeExploreState({ ...readExploreState(current), ...changed }), { replace: small });
  return [readExploreState(parameters), change] as const;
}

function hasFilters({ text, city, category, dateFilter }: ExploreState): boolean {
  return Boolean(text || city || category) || dateFilter !== exploreDefaults.dateFilter;
}
