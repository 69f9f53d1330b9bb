import { explore } from '@lively/engine';
import { dateFilters } from '@lively/engine/constants';
import { type HomeResults, HomeScreen } from '@lively/ui/screens';
import { toEventItem } from '../../events/toEventItem';
import { useFavourites } from '../../favourites/useFavourites';
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
import { type HomeState, readHomeState, toHomeQuery, writeHomeState } from './homeState';
import { toEmptyState } from './toEmptyState';
import { toHomeDays } from './toHomeDays';

/** What a user comes home to: all that is on, day after day. */
export function Component() {
  const t = textsOf('home');
  const language = readLanguage();
  const href = useHref();
  const now = useNow();
  const catalogue = useCatalogue();
  const taste = useTaste();
  const heartOf = useFavourites();
  const [state, change] = useHomeState();
  const [text, setText] = useSearchText(state.text, (text) => change({ text, pages: 1 }, true));

  const profile = taste.status === 'ready' ? taste.value : unknownTaste;
  const found = catalogue.status === 'ready' ? explore(catalogue.value, toHomeQuery(state), now, profile) : undefined;
  const count = (total: number) => ({ count: total, number: formatNumber(total, language) });

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
        results={toResults()}
      />
    </>
  );

  function announce(): string {
    if (catalogue.status === 'failed') return '';
    return found ? t('count', count(found.total)) : t('loading');
  }

  function toResults(): HomeResults {
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
    if (!found.total) return { state: 'empty', empty: toEmptyState(found.relaxations, state, { t, count, relax }) };
    const listed = found.events.map(({ event, distanceKm }) => ({
      event,
      item: toEventItem(
        { event, distanceKm, href: href(paths.event(event.id)), favourite: heartOf(event) },
        { language, t, now },
      ),
    }));
    return {
      state: 'ready',
      days: toHomeDays(listed, { language, t, now, dateFilter: state.dateFilter }),
      more: found.nextPage ? { label: t('more'), onMore: () => change({ pages: state.pages + 1 }, true) } : undefined,
    };
  }

  function relax(relaxed: Partial<HomeState>) {
    if (relaxed.text !== undefined) setText(relaxed.text);
    change({ ...relaxed, pages: 1 });
  }
}

/** The state of the page, which lives in its address. A small step takes the place of the last one in the history. */
function useHomeState() {
  const [parameters, changeParameters] = useAddressParameters();
  const change = (changed: Partial<HomeState>, small = false) =>
    changeParameters((current) => writeHomeState({ ...readHomeState(current), ...changed }), { replace: small });
  return [readHomeState(parameters), change] as const;
}
