import { resetSort } from '@lively/engine/constants';
import { ExploreScreen, PlainFilters } from '@lively/ui/screens';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCalendarDialog } from '../../calendar/useCalendarDialog';
import { defaultRadius } from '../../data/eventQueryDefaults';
import { lazyWithFallback } from '../../data/lazyWithFallback';
import { pollOptionLimits } from '../../data/Polls';
import { unknownProfile, useInterests } from '../../data/useInterests';
import { useNow } from '../../data/useNow';
import { usePlaceNames } from '../../data/usePlaceNames';
import { toCountValues } from '../../i18n/toCountValues';
import { useLanguage } from '../../i18n/useLanguage';
import { PageHead } from '../../navigation/PageHead';
import { localizePath, paths } from '../../navigation/paths';
import { useIsTakenOver } from '../../navigation/useIsTakenOver';
import { useNewPoll } from '../../polls/useNewPoll';
import { anywhere, type ExploreState, formatExploreState, hasFilters, noFilters } from '../../search/exploreState';
import { listOpenQuestions, readTypedLine } from '../../search/markedLine';
import { splitText } from '../../search/splitText';
import { keepLine, typedLineOf } from '../../search/typedLine';
import { useRelaxations } from '../../search/useRelaxations';
import { useSaveSearch } from '../../searches/useSaveSearch';
import { useUserId } from '../../session/SessionContext';
import { lazyDialog } from '../../toasts/lazyDialog';
import { ExploreSearch, type SearchText } from './ExploreSearch';
import { toExploreProps } from './toExploreProps';
import { toPlainFilters } from './toPlainFilters';
import { useEventCards } from './useEventCards';
import { type Arrangement, useExploreList } from './useExploreList';
import { useLine } from './useLine';
import { useShownState } from './useShownState';

const PlaceDialog = lazyDialog(() => import('../../filters/PlaceDialog'));
const loadPollDialog = () => import('../../polls/EventsPollDialog');
const loadCalendar = () => import('../../calendar/SearchCalendarDialog');
const FiltersDialog = lazyDialog(() => import('../../filters/FiltersDialog'));
const ExploreMap = lazyDialog(() => import('./ExploreMap'));
const NearMe = lazyDialog(() => import('./NearMe'));
const LineQuestions = lazyWithFallback(() => import('../../search/LineQuestions'));
const ExploreTaste = lazyWithFallback(() => import('./ExploreTaste'));
const TitledLine = lazyWithFallback(() => import('./TitledLine'));

/** The list of all events, with search, filters and order. */
export function Component() {
  const { t } = useTranslation(['explore', 'common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const action = localizePath(paths.explore, language);
  const userId = useUserId();
  const profile = useInterests(userId).data?.profile ?? unknownProfile;
  const { state, stored, isReading: isParsing, change, replaceLine, type } = useShownState();
  const field = useRef<SearchText>(null);
  const [dialog, setDialog] = useState<{ name: 'place' | 'filters'; open: boolean }>();
  const { submit: submitLine, isReading, near } = useLine(field, showLine);
  const [taste, setTaste] = useState<Arrangement>({});
  const placeNames = usePlaceNames(state).data;
  const found = useExploreList(state, profile, userId, now, !isReading && !isParsing, taste.arrange);
  // Hides the results of the line as a text while it is parsed.
  const answer = isReading ? { ...found, list: undefined } : found;
  const firstEvents = (answer.isError ? undefined : answer.list?.events)?.map(({ event }) => event) ?? [];
  const newPoll = useNewPoll(loadPollDialog, { events: firstEvents, filter: state });
  const filtersInUrl = formatExploreState({ ...state, pages: 1, markedLine: '', view: 'list' });
  const calendar = useCalendarDialog(loadCalendar, { filters: filtersInUrl });
  const relaxations = useRelaxations(state, answer.list?.total.value ? undefined : answer.list);
  const { search, ...screen } = toExploreProps(
    { state, answer, placeNames, action },
    {
      t,
      language,
      toCard: useEventCards(state, profile.city),
      now,
      ...relaxations,
      change,
      searchFor,
      submitLine,
      reset,
      openDialog: (name) => setDialog({ name, open: true }),
    },
  );
  const line = readTypedLine(state.markedLine);
  const isTakenOver = useIsTakenOver();
  // The server cannot wait for code.
  const late = (part: ReactNode) => isTakenOver && <Suspense fallback={null}>{part}</Suspense>;
  const toHref = (chosen: ExploreState) => `${paths.explore}?${formatExploreState(chosen)}`;
  // The weekend has no dates in the name of a list: next week it means other days.
  const filters = screen.active.active.flatMap(({ id, label }) => {
    if (id === 'date' && state.day !== 'all' && !state.days) return t(`date.${state.day}`);
    // Until the names of places are read, their labels are codes.
    return placeNames || state.city || !/^(commune|outside)/.test(id) ? label : [];
  });
  const { asked } = splitText(state.text);
  const parts = [asked, ...filters].filter(Boolean);
  const name = parts.join(' · ');
  const view = state.view === 'map' ? [t('view.map')] : [];
  const saveSearch = useSaveSearch(state, name);
  const shared = {
    open: dialog?.open ?? false,
    state,
    showLabel: toShowLabel(),
    onChange: (changed: Partial<ExploreState>) => change(changed, true),
    onClose: () => setDialog((shown) => shown && { ...shown, open: false }),
  };

  return (
    <>
      <PageHead
        title={t('title')}
        search={asked}
        view={[...view, ...filters]}
        description={t('description')}
        isIndexed={!hasFilters(state)}
        embedPath={`${paths.explore}?${filtersInUrl}`.replace(/\?$/, '')}
      />
      <ExploreScreen
        {...screen}
        title={[...view, ...parts].join('\u00A0· ') || screen.title}
        active={{
          ...screen.active,
          questions:
            listOpenQuestions(state.markedLine).length > 0 &&
            late(<LineQuestions state={state} toHref={toHref} onChoose={searchFor} />),
        }}
        titled={line && late(<TitledLine line={line} />)}
        steering={
          state.sort === 'score'
            ? late(
                <ExploreTaste
                  hasCommune={state.commune !== null}
                  list={found.ranked}
                  onArrange={setTaste}
                  onSearch={searchFor}
                />,
              )
            : undefined
        }
        map={
          state.view === 'map' &&
          late(
            <ExploreMap
              state={state}
              placeName={screen.place.value}
              onChange={searchFor}
              onClose={() => change({ view: 'list' })}
            />,
          )
        }
        // A browser that runs this never shows them.
        plain={
          import.meta.env.SSR ? (
            <PlainFilters {...toPlainFilters(state, screen, { t, language, action, placeNames })} />
          ) : undefined
        }
        subscribe={{ label: t('subscribe'), onSelect: calendar.open }}
        save={hasFilters(state) ? saveSearch.action : undefined}
        together={firstEvents.length >= pollOptionLimits.fewest ? newPoll.action : undefined}
        searchBox={
          <ExploreSearch
            ref={field}
            search={search}
            typed={typedLineOf(stored)}
            onType={type}
            searched={stored.text}
            markedLine={state.markedLine}
            onSearch={(text) => searchFor({ text, markedLine: '' }, replaceLine)}
            onCommune={(commune) =>
              searchFor(
                { ...anywhere, text: '', markedLine: '', commune, radius: stored.radius || defaultRadius },
                replaceLine,
              )
            }
          />
        }
      />
      {newPoll.dialog}
      {calendar.dialog}
      {saveSearch.dialog}
      <Suspense fallback={null}>
        {near && (
          <NearMe
            key={near.number}
            onFound={(commune) => searchFor({ ...anywhere, commune, radius: near.radius })}
            onClose={() => {}}
          />
        )}
        {dialog?.name === 'place' && <PlaceDialog {...shared} distances={answer.list?.counts.distances} />}
        {dialog?.name === 'filters' && (
          <FiltersDialog
            {...shared}
            counts={answer.list?.counts}
            narrow={{ category: screen.categories, date: screen.dates, place: screen.place, sort: screen.sort }}
          />
        )}
      </Suspense>
    </>
  );

  /** Returns the label of a dialog's button: « Voir 128 événements ». */
  function toShowLabel(): string {
    const { list, isOld } = answer;
    return list && !isOld ? t('show', toCountValues(list.total, t, language)) : t('loading');
  }

  function reset() {
    field.current?.setText('');
    change({ ...noFilters, sort: resetSort, markedLine: '' });
  }

  /** Applies the filters of a sentence in place of those of the previous one. */
  function showLine(read: Partial<ExploreState>, isSmall?: boolean) {
    searchFor(read, () => replaceLine(read, isSmall));
  }

  /** Searches at once, unlike typing. */
  function searchFor(changed: Partial<ExploreState>, apply: (changed: Partial<ExploreState>) => void = change) {
    const { text } = changed;
    if (text !== undefined) field.current?.setText(typedLineOf({ text, markedLine: keepLine(state, changed) }));
    apply(changed);
  }
}
