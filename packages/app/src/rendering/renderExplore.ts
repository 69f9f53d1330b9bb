import { withDeadline } from '@lively/machines';
import type { InfiniteData } from '@tanstack/react-query';
import type { EventList, EventQuery } from '../data/EventQuery';
import { type FormAnswer, readFormAnswer } from '../data/FormAnswer';
import { createQueryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import { listReadQueries } from '../data/ReadQuery';
import { readCandidates } from '../data/readCandidates';
import { placeCodes } from '../data/usePlaceNames';
import { splitLanguage } from '../navigation/paths';
import {
  type ExploreState,
  formatExploreState,
  listReplacements,
  parseExploreState,
  toEventQuery,
} from '../search/exploreState';
import { eventServices } from '../supabase/eventServices';
import { findPlaceNames } from '../supabase/findPlaceNames';
import { listTexts } from './listTexts';
import type { ServedPage } from './Renderer';
import { readTexts } from './readTexts';
import { renderMarkup } from './renderMarkup';

/**
 * Renders the list of events, filtered by its URL, for readers without scripts.
 *
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 * @throws Error if the backend does not answer.
 */
export async function renderExplore(
  pathname: string,
  search: string,
  now: number,
  answer: FormAnswer | undefined = readFormAnswer(search),
): Promise<ServedPage> {
  const { language, path } = splitLanguage(pathname);
  const state = parseExploreState(new URLSearchParams(search));
  const query = toEventQuery(state);
  const queryClient = createQueryClient();
  const isKnown = await withDeadline(async (signal) => {
    const names = await findPlaceNames(state, signal);
    // The database refuses a query with an unknown place.
    if (!names) return false;
    if (names.length) queryClient.setQueryData(queryKeys.placeNames(placeCodes(state)), names);
    if (query.sort === 'score')
      queryClient.setQueryData(queryKeys.candidates(query), await readCandidates(eventServices.explore, query, signal));
    else {
      const found = await readPages(query, state.pages, signal);
      queryClient.setQueryData(queryKeys.eventPages(query, null), found);
      const [first] = found.pages;
      for (const other of first?.total.value === 0 ? listReplacements(state, first.correction) : []) {
        const others = toEventQuery(other);
        const read = await readPages(others, 1, signal);
        queryClient.setQueryData(queryKeys.eventPages(others, null), read);
        if (read.pages[0]?.total.value) break;
      }
    }
    return true;
  });
  if (!isKnown) return renderExplore(pathname, withoutPlace(state), now, answer);
  const renderedPage = { now, queries: listReadQueries(queryClient), answer };
  const i18n = await readTexts(language);
  const markup = await renderMarkup(pathname + search, { i18n, queryClient, renderedPage });
  const modules = [
    'src/frame/DataLayout.tsx',
    'src/routes/explore/explore.route.tsx',
    ...listTexts(language, ['explore', 'taxonomy']),
  ];
  return { status: 200, path: path + search, pathname, language, markup, modules, renderedPage };
}

/** Returns the search without its unknown place: invalid filters are ignored. */
function withoutPlace(state: ExploreState): string {
  return `?${formatExploreState({ ...state, commune: null, areas: [], withoutAreas: [] })}`.replace(/\?$/, '');
}

/** The maximum number of events per request to the database. */
const maxEvents = 100;

/**
 * Reads pages of a list for an infinite query, several per request: forty pages are ten requests. Only the last page
 * needs the cursor of the next, which the browser continues with.
 */
async function readPages(query: EventQuery, wanted: number, signal: AbortSignal): Promise<InfiniteData<EventList>> {
  const atOnce = Math.floor(maxEvents / query.limit);
  const pages: EventList[] = [];
  let cursor: string | null = null;
  do {
    const limit = Math.min(atOnce, wanted - pages.length) * query.limit;
    const found: EventList = await eventServices.explore({ query: { ...query, limit }, cursor, userId: null }, signal);
    pages.push(...splitPage(found, query.limit));
    cursor = found.nextCursor;
  } while (cursor && pages.length < wanted);
  return { pages, pageParams: pages.map(() => null) };
}

/** Splits a page into shorter pages: at least one, which may be empty. */
function splitPage({ events, nextCursor, ...facts }: EventList, length: number): EventList[] {
  const count = Math.max(1, Math.ceil(events.length / length));
  return Array.from({ length: count }, (_, index) => ({
    ...facts,
    events: events.slice(index * length, (index + 1) * length),
    nextCursor: index === count - 1 ? nextCursor : null,
  }));
}
