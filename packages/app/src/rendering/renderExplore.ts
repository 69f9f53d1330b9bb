import { withDeadline } from '@lively/machines';
import { dehydrate, type InfiniteData } from '@tanstack/react-query';
import type { EventPage, EventQuery } from '../data/EventQuery';
import { type FormAnswer, readFormAnswer } from '../data/FormAnswer';
import { createQueryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import { readCandidates } from '../data/readCandidates';
import { splitLanguage } from '../navigation/paths';
import { type ExploreState, formatExploreState, parseExploreState, toEventQuery } from '../search/exploreState';
import { eventServices } from '../supabase/eventServices';
import { findPlaceName } from '../supabase/findPlaceName';
import { listTexts } from './listTexts';
import type { ServedPage } from './Renderer';
import { readTexts } from './readTexts';
import { renderMarkup } from './renderMarkup';

/**
 * The page that lists events, filtered by its URL, for readers without scripts.
 *
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 * @throws Error when the backend does not answer.
 */
export async function renderExplore(
  pathname: string,
  search: string,
  now: number,
  answer: FormAnswer | undefined = readFormAnswer(search),
): Promise<ServedPage> {
  const { language, path } = splitLanguage(pathname);
  const state = parseExploreState(new URLSearchParams(search));
  const { commune } = state;
  const query = toEventQuery(state);
  const queryClient = createQueryClient();
  const isKnown = await withDeadline(async (signal) => {
    const name = commune && (await findPlaceName(commune, signal));
    // The database refuses a question about a commune that it does not know.
    if (commune && !name) return false;
    if (commune) queryClient.setQueryData(queryKeys.communeName(commune), name);
    if (query.sort === 'score')
      queryClient.setQueryData(queryKeys.candidates(query), await readCandidates(eventServices.explore, query, signal));
    else queryClient.setQueryData(queryKeys.eventPages(query, null), await readPages(query, state.pages, signal));
    return true;
  });
  if (!isKnown) return renderExplore(pathname, withoutCommune(state), now, answer);
  const renderedPage = { now, queries: dehydrate(queryClient), answer };
  const i18n = await readTexts(language);
  const markup = await renderMarkup(pathname + search, { i18n, queryClient, renderedPage });
  const modules = [
    'src/frame/DataLayout.tsx',
    'src/routes/explore/explore.route.tsx',
    ...listTexts(language, ['explore', 'newPoll', 'taxonomy']),
  ];
  return { status: 200, path: path + search, pathname, language, markup, modules, renderedPage };
}

/** The search of a list whose commune does not exist: what is not valid is ignored. */
function withoutCommune(state: ExploreState): string {
  return `?${formatExploreState({ ...state, commune: null })}`.replace(/\?$/, '');
}

/** The most events that the database gives at a time. */
const mostEvents = 100;

/**
 * Pages of a list, as an infinite query keeps them, read several at a time: forty pages are ten questions. The last page
 * knows where the next one begins, which is all that the browser asks of them.
 */
async function readPages(query: EventQuery, wanted: number, signal: AbortSignal): Promise<InfiniteData<EventPage>> {
  const atOnce = Math.floor(mostEvents / query.limit);
  const pages: EventPage[] = [];
  let cursor: string | null = null;
  do {
    const limit = Math.min(atOnce, wanted - pages.length) * query.limit;
    const found: EventPage = await eventServices.explore({ query: { ...query, limit }, cursor, userId: null }, signal);
    pages.push(...splitPage(found, query.limit));
    cursor = found.nextCursor;
  } while (cursor && pages.length < wanted);
  return { pages, pageParams: pages.map(() => null) };
}

/** At least one page, maybe an empty one. */
function splitPage({ events, nextCursor, ...facts }: EventPage, length: number): EventPage[] {
  const count = Math.max(1, Math.ceil(events.length / length));
  return Array.from({ length: count }, (_, index) => ({
    ...facts,
    events: events.slice(index * length, (index + 1) * length),
    nextCursor: index === count - 1 ? nextCursor : null,
  }));
}
