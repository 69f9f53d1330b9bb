import type { RouteObject } from 'react-router-dom';
import { createI18n } from './i18n/createI18n';
import { type Language, languageCodes } from './i18n/languages';
import { siteUrl } from './navigation/absoluteUrl';
import { localizePath, paths } from './navigation/paths';
import { listTexts, type PrerenderedPage } from './PrerenderedPage';
import { renderMarkup } from './renderMarkup';
import { createRoutes } from './routes/createRoutes';
import { modulePathOf, publicPages } from './routes/publicPages';

/** Of the page that says that the connection is missing. */
export const offlinePath = paths.offline;

export { languageCodes as languages, siteUrl };

/** The patterns of the paths that are rendered in the browser. */
export async function listDynamicPaths(): Promise<string[]> {
  const routes = createRoutes(await createI18n('fr'));
  const prerendered = [...publicPages.map(({ path }) => path), paths.auth, paths.offline, '*'];
  const written = new Set<string | undefined>(prerendered);
  return listPaths(routes).filter((path) => !written.has(path));
}

/** Every page that is the same for all visitors, in a language. */
export async function prerenderPages(language: Language): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const page of publicPages) {
    const modules = [`src/${modulePathOf(page)}`, ...listTexts(language, page.namespaces)];
    pages.push(await prerenderPage(page.path, language, modules));
  }
  const auth = ['src/routes/auth/auth.route.tsx', ...listTexts(language, ['auth'])];
  pages.push(await prerenderPage(paths.auth, language, auth));
  const offline = ['src/routes/offline/offline.route.tsx', ...listTexts(language, ['offline'])];
  pages.push(await prerenderPage(paths.offline, language, offline));
  const notFound = ['src/routes/notFound/notFound.route.tsx', ...listTexts(language, ['notFound'])];
  return [...pages, { ...(await prerenderPage('/404', language, notFound)), path: '*' }];
}

function listPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...listPaths(children ?? [])]);
}

async function prerenderPage(path: string, language: Language, modules: readonly string[]): Promise<PrerenderedPage> {
  const pathname = localizePath(path, language);
  const markup = await renderMarkup(pathname, { i18n: await createI18n(language) });
  return { path, pathname, language, markup, modules };
}
