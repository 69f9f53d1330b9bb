import type { RouteObject } from 'react-router-dom';
import { createI18n } from './i18n/createI18n';
import { type Language, languageCodes } from './i18n/languages';
import { siteUrl } from './navigation/absoluteUrl';
import { localizePath, paths } from './navigation/paths';
import { listTexts, type PrerenderedPage } from './PrerenderedPage';
import { renderMarkup } from './renderMarkup';
import { createRoutes } from './routes/createRoutes';
import { notFoundPage, type WrittenPage, writtenPages } from './writtenPages';

/** Of the page that says that the connection is missing. */
export const offlinePath = paths.offline;

export { languageCodes as languages, siteUrl };

/** The patterns of the paths that are rendered in the browser. */
export async function listDynamicPaths(): Promise<string[]> {
  const routes = createRoutes(await createI18n('fr'));
  const written = new Set([...writtenPages.map(({ path }) => path), '*']);
  return listPaths(routes).filter((path) => !written.has(path));
}

/** Every page that is the same for all visitors, in a language. */
export async function prerenderPages(language: Language): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const page of writtenPages) pages.push(await prerenderPage(page, language));
  return [...pages, { ...(await prerenderPage(notFoundPage, language)), path: '*' }];
}

function listPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...listPaths(children ?? [])]);
}

async function prerenderPage({ path, source, namespaces }: WrittenPage, language: Language): Promise<PrerenderedPage> {
  const pathname = localizePath(path, language);
  const markup = await renderMarkup(pathname, { i18n: await createI18n(language) });
  return { path, pathname, language, markup, modules: [source, ...listTexts(language, namespaces)] };
}
