import { type FormAnswer, readFormAnswer } from '../data/FormAnswer';
import { splitLanguage } from '../navigation/paths';
import { listTexts } from './listTexts';
import type { ServedPage } from './Renderer';
import { readTexts } from './readTexts';
import { renderMarkup } from './renderMarkup';
import { notFoundPage, writtenPages } from './writtenPages';

/**
 * Renders a page that the build also writes, with the result of its form.
 *
 * @param pathname - With its language.
 * @param now - Milliseconds since 1970.
 */
export async function renderPublicPage(
  pathname: string,
  search: string,
  now: number,
  answer: FormAnswer | undefined = readFormAnswer(search),
): Promise<ServedPage> {
  const { language, path } = splitLanguage(pathname);
  const written = writtenPages.find((page) => page.path === (path.replace(/\/$/, '') || '/'));
  const { sources, namespaces, isFrame } = written ?? notFoundPage;
  const renderedPage = { now, answer };
  const i18n = await readTexts(language);
  const markup = await renderMarkup(pathname + search, { i18n, renderedPage });
  const page = { pathname, language, markup, modules: [...sources, ...listTexts(language, namespaces)], isFrame };
  if (!written) return { ...page, path: '*', status: 404 };
  return { ...page, path: path + search, status: 200, renderedPage };
}
