import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App';
import { createFavouriteList } from './favourites/createFavouriteList';
import { type Language, languages } from './i18n/languages';
import { startTexts } from './i18n/texts';
import type { AppRoute } from './routes/AppRoute';
import { siteUrl } from './routes/absoluteUrl';
import { prepareRoute } from './routes/lazyRoute';
import { localizePath, prefixOf } from './routes/paths';
import { routes } from './routes/routes';
import { createEventList } from './services/createEventList';
import { type AppServices, ServicesContext } from './services/ServicesContext';
import { followSession } from './session/followSession';

/** A page as the build writes it. */
export interface PrerenderedPage {
  /** Without its language; `*` for what is shown at an address that does not exist. */
  path: string;
  /** With its language. */
  address: string;
  language: Language;
  markup: string;
  /** The sources it is made of, from the folder of the app. */
  modules: readonly string[];
}

/** The patterns of the addresses that are rendered in the browser. */
export const dynamicPaths: readonly string[] = routes
  .filter(({ path, prerendered }) => !prerendered && path !== '*')
  .map(({ path }) => path);

export { languages, siteUrl };

/** Every page that is written once for all, in a language. */
export async function prerenderPages(language: Language): Promise<PrerenderedPage[]> {
  await startTexts(language);
  followSession(false);
  const pages: PrerenderedPage[] = [];
  for (const route of routes) {
    if (route.prerendered || route.path === '*') pages.push(await prerenderPage(route, language));
  }
  return pages;
}

async function prerenderPage(route: AppRoute, language: Language): Promise<PrerenderedPage> {
  const { path, texts, prerendered } = route;
  await prepareRoute(route);
  const address = localizePath(path === '*' ? '/404' : path, language);
  const markup = renderToString(
    <StrictMode>
      <ServicesContext value={services}>
        <Router base={prefixOf(language)} ssrPath={address}>
          <App language={language} />
        </Router>
      </ServicesContext>
    </StrictMode>,
  );
  const modules = [
    prerendered?.module ?? 'src/routes/notFound/notFound.route.tsx',
    ...['common', ...texts].map((namespace) => `src/locales/${language}/${namespace}.json`),
    ...(prerendered?.contents ?? []).map((name) => `src/locales/${language}/pages/${name}.ts`),
  ];
  return { path, address, language, markup, modules };
}

/** Nothing is asked of the outside world while a page is written: whoever does so gets nothing but a refusal. */
const shared: Partial<AppServices> = {
  eventList: createEventList({ listEvents: refuse, findEvent: refuse }, Date.now),
  favouriteList: createFavouriteList(() => refusing as ReturnType<AppServices['favouritesOf']>),
};
const refusing: object = new Proxy({}, { get: () => refuse });
const services = new Proxy({} as AppServices, {
  get: (_, name) => shared[name as keyof AppServices] ?? refusing,
});

async function refuse(): Promise<never> {
  throw new Error('Nothing is asked of the backend while the pages are written.');
}
