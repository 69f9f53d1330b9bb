import { withDeadline } from '@lively/machines';
import { lineParameter, placeParameter } from '../../navigation/lineParameter';
import { paths } from '../../navigation/paths';
import { type ExploreState, formatExploreState, parseExploreState, toEventQuery } from '../../search/exploreState';
import { listUnreadWords } from '../../search/markedLine';
import { listPlaces } from '../../search/toPlaceName';
import type { LineQuestion } from '../../search/toReadLine';
import { findPlaceNames } from '../../supabase/findPlaceNames';
import { toExploreArguments } from '../../supabase/toExploreArguments';
import { followedUrl } from '../followedUrl';
import { readSentLine } from '../readSentLine';
import { readSentPlace } from '../readSentPlace';
import { toShownState } from '../toShownState';
import type { AssistantSearch, UnderstoodSearch } from './AssistantAnswers';

/** Parameters that filter nothing by themselves, or always have a value. */
const others = [lineParameter, placeParameter, 'sort', 'venue', 'organizer'];

/**
 * Reads a search as the form without scripts does: the place, then the line, which wins. Null if the commune or an area is
 * unknown.
 */
export async function readSearch({
  parameters,
  language,
  now,
}: AssistantSearch): Promise<{ state: ExploreState; understood: UnderstoodSearch } | null> {
  const given = new URLSearchParams(parameters);
  const { [placeParameter]: place, [lineParameter]: line } = parameters;
  const sent = place === undefined ? parseExploreState(given) : await readSentPlace(place, given);
  const kept = formatExploreState(sent);
  if (sent.commune) kept.set('radius', String(sent.radius));
  const { changed, near, questions } = line === undefined ? noLine : await readSentLine(sent.text, language, now);
  const read = { ...sent, ...changed, pages: 1 };
  const state = toShownState(read);
  const shown = formatExploreState(state);
  const places = await withDeadline((signal) => findPlaceNames(state, signal));
  if (!places) return null;
  const {
    sort,
    page_size: _,
    ...filters
  } = toExploreArguments({
    query: toEventQuery(state),
    cursor: null,
    userId: null,
  });
  return {
    state,
    understood: {
      filters: { ...filters, ...(sort && { sort }) },
      places: listPlaces(state, places),
      searchedText: state.text,
      unreadWords: listUnreadWords(state.markedLine),
      ambiguous: questions.map(toAmbiguous),
      droppedFilters: [
        ...Object.keys(parameters).filter((name) => !others.includes(name) && !kept.has(name)),
        ...[...formatExploreState(read).keys()].filter((name) => !shown.has(name)),
      ],
      needsPlace: near !== null,
      url: followedUrl(`${paths.explore}?${shown}`.replace(/\?$/, ''), language),
    },
  };
}

const noLine = { changed: {}, near: null, questions: [] };

/** Converts the meanings of ambiguous words to arguments of a search. */
function toAmbiguous({ phrase, options }: LineQuestion): UnderstoodSearch['ambiguous'][number] {
  return {
    words: phrase,
    options: options.map(({ label, changed: { commune, areas, day, days, weekdays } }) => ({
      label,
      ...(commune && { commune }),
      ...(areas?.length && { areas }),
      ...(days && { first_day: days[0], last_day: days[1] }),
      ...(weekdays?.length && { weekdays }),
      ...(day && day !== 'all' && { date_filter: day }),
    })),
  };
}
