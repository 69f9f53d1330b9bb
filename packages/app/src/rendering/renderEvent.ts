import { parseEventId } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { type FormAnswer, readFormAnswer } from '../data/FormAnswer';
import { createQueryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import { listReadQueries } from '../data/ReadQuery';
import { absoluteUrl } from '../navigation/absoluteUrl';
import { paths, splitLanguage } from '../navigation/paths';
import { toStructuredData } from '../routes/event/toStructuredData';
import { eventServices } from '../supabase/eventServices';
import { listTexts } from './listTexts';
import type { ServedPage } from './Renderer';
import { readTexts } from './readTexts';
import { renderMarkup } from './renderMarkup';

/**
 * Renders the page of an event, for readers without scripts.
 *
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 * @throws Error if the backend does not answer.
 */
export async function renderEvent(
  pathname: string,
  search: string,
  now: number,
  answer: FormAnswer | undefined = readFormAnswer(search),
): Promise<ServedPage> {
  const { language, path } = splitLanguage(pathname);
  const idInUrl = decodeURIComponent(path.split('/')[2] ?? '');
  const event = await withDeadline((signal) => eventServices.findEvent(idInUrl, signal));
  const queryClient = createQueryClient();
  queryClient.setQueryData(queryKeys.event(idInUrl), event);
  const isRemoved = !event && (await withDeadline((signal) => eventServices.isEventRemoved(idInUrl, signal)));
  if (!event) queryClient.setQueryData(queryKeys.eventRemoval(idInUrl), isRemoved);
  const renderedPage = { now, category: event?.category, queries: listReadQueries(queryClient), answer };
  const i18n = await readTexts(language);
  const markup = await renderMarkup(pathname + search, { i18n, queryClient, renderedPage });
  const page = {
    path: path + search,
    pathname,
    language,
    markup,
    modules: [
      'src/frame/DataLayout.tsx',
      'src/routes/event/event.route.tsx',
      ...listTexts(language, ['event', 'taxonomy']),
    ],
  };
  // Invalid ids share one page, whatever their path.
  if (!parseEventId(idInUrl)) return { ...page, path: '*', status: 404 };
  // A creator may see an event that is not public: after the 404 the browser refetches it with the session.
  if (!event) return { ...page, status: isRemoved ? 410 : 404, renderedPage };
  const url = absoluteUrl(paths.event(event.id), language);
  const t = i18n.getFixedT<['common', 'taxonomy']>(language, ['common', 'taxonomy']);
  const structuredData = toStructuredData(event, { url, now, t });
  return { ...page, status: 200, renderedPage, structuredData };
}
