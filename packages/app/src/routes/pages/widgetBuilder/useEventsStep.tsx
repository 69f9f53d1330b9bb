import type { Count } from '@lively/engine';
import type { WidgetBuilderProps } from '@lively/ui/screens';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventList } from '../../../data/EventQuery';
import { lazyWithFallback } from '../../../data/lazyWithFallback';
import { useEventPages } from '../../../data/useEventPages';
import { useNow } from '../../../data/useNow';
import { usePlaceNames } from '../../../data/usePlaceNames';
import { capitalize } from '../../../i18n/capitalize';
import { formatNumber } from '../../../i18n/formatNumber';
import { toCountValues } from '../../../i18n/toCountValues';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSearchText } from '../../../navigation/useSearchText';
import { type ExploreState, hasFilters, noFilters, toEventQuery } from '../../../search/exploreState';
import { listOpenQuestions } from '../../../search/markedLine';
import { toFilterControls } from '../../../search/toFilterControls';
import { toTextLine } from '../../../search/toTextLine';
import { toUnreadLabel } from '../../../search/toUnreadLabel';
import { keepLine, removeLine, typedLineOf } from '../../../search/typedLine';
import { useLineReader } from '../../../search/useReadLine';
import { useRelaxations } from '../../../search/useRelaxations';
import { lazyDialog } from '../../../toasts/lazyDialog';
import { type BuilderState, formatBuilderState } from './builderState';
import type { ChosenEvent } from './useChosenEvent';
import { useNamedCount } from './useNamedCount';

const PlaceDialog = lazyDialog(() => import('../../../filters/PlaceDialog'));
const FiltersDialog = lazyDialog(() => import('../../../filters/FiltersDialog'));
const LineQuestions = lazyWithFallback(() => import('../../../search/LineQuestions'));

/** Returns the step of the builder that chooses the events: the filters of explore with their counts, or one event. */
export function useEventsStep(
  state: BuilderState,
  change: (changed: Partial<BuilderState>) => void,
  { problem }: Pick<ChosenEvent, 'problem'>,
): { step: WidgetBuilderProps['events']; dialogs: ReactNode } {
  const { t } = useTranslation(['explore', 'common', 'taxonomy', 'widgetBuilder']);
  const language = useLanguage();
  const now = useNow();
  const { filters } = state;
  const [text, setText] = useState(typedLineOf(filters));
  const [dialog, setDialog] = useState<{ name: 'place' | 'filters'; open: boolean }>();
  const [venue, setVenue] = useSearchText(state.venue, (venue) => change({ venue }));
  const [organizer, setOrganizer] = useSearchText(state.organizer, (organizer) => change({ organizer }));
  const isNamed = state.venue !== '' || state.organizer !== '';
  const pages = useEventPages(toEventQuery(filters), { pages: 1, userId: null });
  const named = useNamedCount(state);
  const placeNames = usePlaceNames(filters).data;
  const readLine = useLineReader();
  const [list] = pages.data?.pages ?? [];
  const isOld = pages.isPlaceholderData;
  const isEmptyList = list !== undefined && !isOld && !isNamed && list.coming.value === 0;
  const empty = useRelaxations(filters, isEmptyList ? list : undefined);

  const changeFilters = (changed: Partial<ExploreState>) => {
    const next = { ...filters, ...changed, markedLine: keepLine(filters, changed) };
    if (next.markedLine !== filters.markedLine) setText(typedLineOf(next));
    change({ filters: next });
  };
  const { active, ...controls } = toFilterControls(
    { state: filters, counts: list?.counts, placeNames },
    {
      t,
      language,
      now,
      change: changeFilters,
      openDialog: (name) => setDialog({ name, open: true }),
    },
  );
  const shared = {
    open: dialog?.open ?? false,
    state: filters,
    showLabel: list && !isOld ? t('show', toCountValues(list.coming, t, language)) : t('loading'),
    onChange: changeFilters,
    onClose: () => setDialog((shown) => shown && { ...shown, open: false }),
  };
  const isEmpty = !hasFilters(filters) && !isNamed;

  const step: WidgetBuilderProps['events'] =
    state.view === 'event'
      ? {
          title: t('widgetBuilder:event.title'),
          event: {
            label: t('widgetBuilder:event.label'),
            hint: t('widgetBuilder:event.hint'),
            error: problem ? t(`widgetBuilder:event.${problem.name}`, problem) : undefined,
            value: state.event,
            onChange: (event) => change({ event }),
          },
        }
      : {
          title: t('widgetBuilder:events.title'),
          text: t('widgetBuilder:events.text'),
          filters: {
            search: {
              label: t('widgetBuilder:events.sentence'),
              placeholder: t('widgetBuilder:events.placeholder'),
              submitLabel: t('widgetBuilder:events.apply'),
              value: text,
              onChange: setText,
              onSubmit: (line) => void submitLine(line),
            },
            unread: toUnreadLabel(filters.markedLine, t),
            questions: listOpenQuestions(filters.markedLine).length > 0 && (
              <Suspense fallback={null}>
                <LineQuestions
                  state={filters}
                  toHref={(chosen) => `?${formatBuilderState({ ...state, filters: chosen })}`}
                  onChoose={changeFilters}
                />
              </Suspense>
            ),
            ...controls,
            venue: {
              label: t('widgetBuilder:venue.label'),
              hint: t('widgetBuilder:venue.hint'),
              value: venue,
              onChange: setVenue,
            },
            organizer: {
              label: t('widgetBuilder:organizer.label'),
              hint: t('widgetBuilder:organizer.hint'),
              value: organizer,
              onChange: setOrganizer,
            },
            locate: {
              label: t('widgetBuilder:locate.label'),
              hint: t('widgetBuilder:locate.hint'),
              checked: state.locate,
              onChange: (locate) => change({ locate }),
            },
            reset: isEmpty ? undefined : { label: t('reset'), onReset: reset },
            announcement: announce(),
            relaxations: isEmptyList ? toRelaxations(list) : undefined,
          },
        };
  const dialogs = (
    <Suspense fallback={null}>
      {dialog?.name === 'place' && <PlaceDialog {...shared} distances={list?.counts.distances} />}
      {dialog?.name === 'filters' && <FiltersDialog {...shared} counts={list?.counts} narrow={undefined} />}
    </Suspense>
  );
  return { step, dialogs };

  /** Applies the filters of a sentence in place of those of the previous one. If its grammar does not load, it is a text. */
  async function submitLine(line: string) {
    const { changed, near } = line.trim() ? await readLine(line).catch(() => toTextLine(line)) : toTextLine('');
    const next = { ...removeLine(filters), ...changed };
    setText(typedLineOf(next));
    // Only the visitor's device knows where « near me » is.
    change({ filters: next, ...(near !== null && { locate: true }) });
  }

  /** Lists what to remove from filters that find nothing. */
  function toRelaxations(found: EventList) {
    const count = (total: Count) => toCountValues(total, t, language);
    const { further } = empty;
    const options = { t, language, now, placeNames, count, relax: changeFilters, further };
    return empty.toRelaxations?.(found, filters, options);
  }

  function reset() {
    setText('');
    change({ filters: { ...filters, ...noFilters, markedLine: '' }, venue: '', organizer: '' });
  }

  function announce(): string {
    if (isNamed) {
      if (named.isError) return t('failedTitle');
      if (!named.data) return t('loading');
      const { value, isMore } = named.data;
      if (isMore) return t('widgetBuilder:events.atLeast', { number: formatNumber(value, language) });
      return capitalize(t('count', toCountValues(value, t, language)), language);
    }
    if (pages.isError) return t('failedTitle');
    if (!list || isOld) return t('loading');
    return capitalize(t('count', toCountValues(list.coming, t, language)), language);
  }
}
