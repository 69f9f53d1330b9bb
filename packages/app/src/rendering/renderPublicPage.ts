import { withDeadline } from '@lively/machines';
import type { i18n } from 'i18next';
import { type FormAnswer, readFormAnswer } from '../data/FormAnswer';
import type { LandingEvents } from '../data/LandingEvents';
import type { Language } from '../i18n/languages';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { paths, splitLanguage } from '../navigation/paths';
import { readLandingEvents } from '../routes/home/readLandingEvents';
import { eventServices } from '../supabase/eventServices';
import { listTexts } from './listTexts';
import type { ServedPage } from './Renderer';
import { readTexts } from './readTexts';
import { renderMarkup } from './renderMarkup';
import { notFoundPage, writtenPages } from './writtenPages';

/**
 * Renders a page that the build also writes, with the result of its form; the landing page with its events.
 *
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 * @throws Error if the backend does not answer for the landing page.
 */
export async function renderPublicPage(
  pathname: string,
  search: string,
  now: number,
  answer: FormAnswer | undefined = readFormAnswer(search),
): Promise<ServedPage> {
  const { language, path } = splitLanguage(pathname);
  const writtenPath = path.replace(/\/$/, '') || '/';
  const written = writtenPages.find((page) => page.path === writtenPath);
  const { sources, namespaces, isFrame } = written ?? notFoundPage;
  const i18n = await readTexts(language);
  const hasEvents = writtenPath === paths.home || writtenPath === paths.landing;
  const renderedPage = { now, answer, landing: hasEvents ? await readEvents(i18n, language, now) : undefined };
  const markup = await renderMarkup(pathname + search, { i18n, renderedPage });
  const page = { pathname, language, markup, modules: [...sources, ...listTexts(language, namespaces)], isFrame };
  if (!written) return { ...page, path: '*', status: 404 };
  return { ...page, path: path + search, status: 200, renderedPage };
}

/** Milliseconds that the landing page waits for its events. Later, the page of the build is sent, which reads them itself. */
const eventsDeadline = 5_000;

async function readEvents(i18n: i18n, language: Language, now: number): Promise<LandingEvents> {
  await loadNamespaces(i18n, ['taxonomy']);
  const t = i18n.getFixedT<['common', 'taxonomy']>(language, ['common', 'taxonomy']);
  return withDeadline(
    (signal) => readLandingEvents(eventServices, { language, t, now }, signal),
    undefined,
    eventsDeadline,
  );
}
