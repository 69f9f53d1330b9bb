import { type Count, mapValid } from '@lively/engine';
import { dateFilters, unknownDistance } from '@lively/engine/constants';
import { type HomeResults, HomeScreen } from '@lively/ui/screens';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMorePages } from '../../data/hasMorePages';
import { useEventPages } from '../../data/useEventPages';
import { useLazyPart } from '../../data/useLazyPart';
import { useNow } from '../../data/useNow';
import { useEventItems } from '../../events/useEventItems';
import { useFavouriteButtons } from '../../favourites/useFavouriteButtons';
import { capitalize } from '../../i18n/capitalize';
import { toCountValues } from '../../i18n/toCountValues';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { paths } from '../../navigation/paths';
import { usePageParameters } from '../../navigation/usePageParameters';
import { useSearchText } from '../../navigation/useSearchText';
import { useUserId } from '../../session/SessionContext';
import { formatHomeState, type HomeState, parseHomeState, toHomeQuery } from './homeState';
import { Tonight } from './Tonight';
import { toEmptyState } from './toEmptyState';
import { toHomeDays } from './toHomeDays';
import { useTonight } from './useTonight';

/** The home page of a user: current events, day by day. */
export function Home() {
  const { t } = useTranslation(['home', 'common', 'taxonomy']);
  const userId = useUserId();
  // Optional: if its code does not load, it is not shown.
  const SearchNews = useLazyPart(() => import('../../searches/SearchNews'), ['searches']);
  const language = useLanguage();
  const now = useNow();
  const toEventItem = useEventItems();
  const favouriteButtonOf = useFavouriteButtons();
  const [state, change] = useHomeState();
  const query = toHomeQuery(state);
  const [text, setText] = useSearchText(state.text, (text) => change({ text, pages: 1 }, true));

  const events = useEventPages(query, { pages: state.pages, userId: null });
  const shown = events.data?.pages.slice(0, state.pages) ?? [];
  const [found] = shown;
  const tonight = useTonight(state, now);
  // What is a large poster is not listed again.
  const list = shown.flatMap((page) => page.events).filter(({ event }) => !tonight?.some(({ id }) => id === event.id));
  const count = (total: Count) => toCountValues(total, t, language);

  return (
    <>
      <PageHead title={t('title')} description={t('subtitle')} />
      <HomeScreen
        title={t('title')}
        subtitle={t('subtitle')}
        search={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          submitLabel: t('search.submit'),
          value: text,
          onChange: setText,
          onSubmit: (text) => change({ text: text.trim(), pages: 1 }),
        }}
        dates={{
          label: t('date.label'),
          value: state.dateFilter,
          options: dateFilters.map((value) => ({ value, label: t(`date.${value}`) })),
          onChange: (value) => change({ dateFilter: dateFilters.find((date) => date === value) ?? 'all', pages: 1 }),
        }}
        announcement={announce()}
        news={
          userId && (
            <Suspense fallback={null}>
              <SearchNews userId={userId} />
            </Suspense>
          )
        }
        tonight={found && !!tonight?.length && <Tonight events={tonight} />}
        results={toResults()}
      />
    </>
  );

  function announce(): string {
    if (events.isError) return '';
    return found ? capitalize(t('count', count(found.total)), language) : t('loading');
  }

  function toResults(): HomeResults {
    if (events.isError) {
      return {
        state: 'failed',
        title: t('failedTitle'),
        text: t('failedText'),
        retryLabel: t('common:retry'),
        onRetry: () => void events.refetch(),
      };
    }
    if (!found || !tonight) return { state: 'loading' };
    if (!found.total.value)
      return { state: 'empty', empty: toEmptyState(found.relaxations, state, { t, count, relax }) };
    const listed = mapValid(list, ({ event }) => ({
      event,
      item: toEventItem({
        event,
        distanceKm: unknownDistance,
        href: paths.event(event.id),
        filters: query,
        favourite: favouriteButtonOf(event),
      }),
    }));
    return {
      state: 'ready',
      days: toHomeDays(listed, { language, t, now, filters: query }),
      more: hasMorePages(events.data?.pages ?? [], state.pages)
        ? {
            label: t('more'),
            busy: events.isFetchingNextPage,
            onMore: () => change({ pages: state.pages + 1 }, true),
          }
        : undefined,
    };
  }

  function relax(relaxed: Partial<HomeState>) {
    if (relaxed.text !== undefined) setText(relaxed.text);
    change({ ...relaxed, pages: 1 });
  }
}

/** Reads the state of the page, stored in its URL. A small step replaces the last history entry. */
function useHomeState() {
  const [parameters, setParameters] = usePageParameters();
  const change = (changed: Partial<HomeState>, isSmall = false) =>
    setParameters((current) => formatHomeState({ ...parseHomeState(current), ...changed }), {
      replace: isSmall,
      preventScrollReset: true,
    });
  return [useMemo(() => parseHomeState(parameters), [parameters]), change] as const;
}
