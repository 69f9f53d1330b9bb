import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import type { Backend } from './data/Backend';
import { BackendContext } from './data/BackendContext';
import { createI18n } from './i18n/createI18n';
import { type Language, languageCodes } from './i18n/languages';
import { siteUrl } from './navigation/absoluteUrl';
import { localizePath, prefixOf } from './navigation/paths';
import { createRoutes } from './routes/createRoutes';
import { modulePathOf, publicPages } from './routes/publicPages';

/** A page as the build writes it. */
export interface PrerenderedPage {
  /** Without its language; `*` for what is shown where there is no page. */
  path: string;
  /** With its language. */
  pathname: string;
  language: Language;
  markup: string;
  /** The sources it is made of, from the folder of the app. */
  modules: readonly string[];
}

export { languageCodes as languages, siteUrl };

/** The patterns of the paths that are rendered in the browser. */
export async function listDynamicPaths(): Promise<string[]> {
  const routes = createRoutes(await createI18n('fr'));
  const written = new Set<string | undefined>([...publicPages.map(({ path }) => path), '*']);
  return listPaths(routes).filter((path) => !written.has(path));
}

/** Every page that is the same for all visitors, in a language. */
export async function prerenderPages(language: Language): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const page of publicPages) {
    const modules = [`src/${modulePathOf(page)}`, ...listTexts(language, page.namespaces)];
    pages.push(await prerenderPage(page.path, language, modules));
  }
  const notFound = ['src/routes/notFound/notFound.route.tsx', ...listTexts(language, ['notFound'])];
  return [...pages, { ...(await prerenderPage('/404', language, notFound)), path: '*' }];
}

function listPaths(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...listPaths(children ?? [])]);
}

async function prerenderPage(path: string, language: Language, modules: readonly string[]): Promise<PrerenderedPage> {
  const i18n = await createI18n(language);
  const pathname = localizePath(path, language);
  const handler = createStaticHandler(createRoutes(i18n), { basename: prefixOf(language) || '/' });
  const context = await handler.query(new Request(new URL(pathname, siteUrl)));
  if (context instanceof Response) throw new Error(`${pathname} redirects: only a page can be written.`);
  const markup = renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <BackendContext value={noBackend}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </BackendContext>
      </I18nextProvider>
    </StrictMode>,
  );
  return { path, pathname, language, markup, modules };
}

function listTexts(language: Language, namespaces: readonly string[]): string[] {
  return ['common', ...namespaces].map((namespace) => `src/locales/${language}/${namespace}.json`);
}

/** Nothing is asked of the backend while a page is written: whoever does so gets nothing but a refusal. */
const refusing: object = new Proxy({}, { get: () => refuse });
const noBackend = new Proxy({} as Backend, { get: () => refusing });

async function refuse(): Promise<never> {
  throw new Error('Nothing is asked of the backend while the pages are written.');
}
