import { dehydrate } from '@tanstack/react-query';
import type { EventPage, EventQuery } from './data/EventQuery';
import { type FormAnswer, readFormAnswer } from './data/FormAnswer';
import { createQueryClient } from './data/queryClient';
import { queryKeys } from './data/queryKeys';
import { readCandidates } from './data/readCandidates';
import { withDeadline } from './data/withDeadline';
import { splitLanguage } from './navigation/paths';
import { listTexts, type ServedPage } from './PrerenderedPage';
import { readTexts } from './readTexts';
import { renderMarkup } from './renderMarkup';
import { parseExploreState, toEventQuery } from './routes/explore/exploreState';
import { eventServices } from './supabase/eventServices';
import { findPlaceName } from './supabase/findPlaceName';

/**
 * The page that lists events, with what its URL asks for, for whoever reads without scripts.
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
  const query = toEventQuery(state);
  const queryClient = createQueryClient();
  await withDeadline(async (signal) => {
    const { commune } = state;
    if (commune) queryClient.setQueryData(queryKeys.communeName(commune), await findPlaceName(commune, signal));
    if (query.sort === 'score')
      queryClient.setQueryData(queryKeys.candidates(query), await readCandidates(eventServices.explore, query, signal));
    else queryClient.setQueryData(queryKeys.eventPages(query, null), await readPages(query, state.pages, signal));
  });
  const renderedPage = { now, queries: dehydrate(queryClient), answer };
  const i18n = await readTexts(language);
  const markup = await renderMarkup(pathname + search, { i18n, queryClient, renderedPage });
  const modules = [
    'src/frame/DataLayout.tsx',
    'src/routes/explore/explore.route.tsx',
    ...listTexts(language, ['explore', 'taxonomy']),
  ];
  return { status: 200, path: path + search, pathname, language, markup, modules, renderedPage };
}

/** Pages of a list, as an infinite query keeps them: each begins where the one before ended. */
async function readPages(query: EventQuery, wanted: number, signal: AbortSignal) {
  const pages: EventPage[] = [];
  const pageParams: (string | null)[] = [];
  let cursor: string | null = null;
  do {
    const page: EventPage = await eventServices.explore({ query, cursor, userId: null }, signal);
    pages.push(page);
    pageParams.push(cursor);
    cursor = page.nextCursor;
  } while (cursor && pages.length < wanted);
  return { pages, pageParams };
}
