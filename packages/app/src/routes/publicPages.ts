import type { i18n } from 'i18next';
import { type ComponentType, createElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { type ContentName, type Contents, guideNames, type PostName, postNames } from '../content/Contents';
import type { PageProps } from '../content/PageProps';
import type { Namespace } from '../i18n/loadNamespaces';
import { articleNames } from '../navigation/articles';
import { paths } from '../navigation/paths';
import { toSlug } from '../navigation/toSlug';
import { unlistedArticles } from '../navigation/unlistedArticles';
import { loadPage } from './loadPage';

/** A page that is the same for every visitor. */
export interface PublicPage {
  path: string;
  content: ContentName;
  screen: keyof typeof screens;
  namespaces: readonly Namespace[];
}

/** The pages: each has a file of the same name. */
const screens = {
  accessGrid: () => import('./pages/accessGrid.page'),
  accessibility: () => import('./pages/accessibility.page'),
  api: () => import('./pages/api.page'),
  article: () => import('./pages/article.page'),
  blog: () => import('./pages/blog.page'),
  blogPost: () => import('./pages/blogPost.page'),
  careers: () => import('./pages/careers.page'),
  community: () => import('./pages/community.page'),
  contact: () => import('./pages/contact.page'),
  cookies: () => import('./pages/cookies.page'),
  faq: () => import('./pages/faq.page'),
  guide: () => import('./pages/guide.page'),
  help: () => import('./pages/help.page'),
  home: () => import('./home/home.page'),
  landing: () => import('./home/landing.page'),
  mobileApp: () => import('./pages/mobileApp.page'),
  ranking: () => import('./pages/ranking.page'),
  support: () => import('./pages/support.page'),
  widgets: () => import('./pages/widgets.page'),
} as const;

type Screens = typeof screens;
type ContentOf<Screen extends keyof Screens> =
  Awaited<ReturnType<Screens[Screen]>> extends { Component: (props: PageProps<infer Content>) => unknown }
    ? Content
    : never;
/** The screens that accept a page's content. */
type ScreenFor<Name extends ContentName> = {
  [Screen in keyof Screens]: Contents[Name] extends ContentOf<Screen> ? Screen : never;
}[keyof Screens];

/** Every page that the build writes: its path, its content and its screen. */
export const publicPages: readonly PublicPage[] = [
  publicPage(paths.home, 'landing', 'home', { texts: ['taxonomy'] }),
  publicPage(paths.landing, 'landing', 'landing', { texts: ['taxonomy'] }),
  ...articleNames.map((name) => publicPage(paths[name], name, 'article')),
  publicPage(paths.blog, 'blog', 'blog'),
  ...postNames.map((name) => publicPage(postPath(name), `blog/${name}`, 'blogPost', { also: ['blog'] })),
  publicPage(paths.contact, 'contact', 'contact'),
  publicPage(paths.help, 'help', 'help'),
  ...guideNames.map((name) => publicPage(`${paths.help}/${toSlug(name)}`, `help/${name}`, 'guide')),
  publicPage(paths.faq, 'faq', 'faq'),
  publicPage(paths.careers, 'careers', 'careers'),
  publicPage(paths.privacy, 'privacy', 'article'),
  publicPage(paths.cookies, 'cookies', 'cookies'),
  publicPage(paths.community, 'community', 'community'),
  publicPage(paths.support, 'support', 'support'),
  publicPage(paths.api, 'api', 'api'),
  publicPage(paths.widgets, 'widgets', 'widgets'),
  publicPage(paths.mobileApp, 'mobileApp', 'mobileApp'),
  publicPage(paths.ranking, 'ranking', 'ranking'),
  publicPage(paths.accessibility, 'accessibility', 'accessibility'),
  publicPage(paths.accessGrid, 'accessGrid', 'accessGrid'),
  publicPage(paths.siteMap, 'siteMap', 'article', { also: ['help', 'blog', ...unlistedArticles] }),
];

function postPath(name: PostName): string {
  return `${paths.blog}/${toSlug(name)}`;
}

function publicPage<Name extends ContentName>(
  path: string,
  content: Name,
  screen: ScreenFor<Name>,
  { texts = [], also = [] }: { texts?: readonly Namespace[]; also?: readonly ContentName[] } = {},
): PublicPage {
  const pages = [content, ...also].map((name): Namespace => `pages/${name}`);
  return { path, content, screen, namespaces: [...texts, ...pages] };
}

/** Returns the file of a page, relative to the folder of the sources. */
export function modulePathOf({ screen }: PublicPage): string {
  const folder = screen === 'home' || screen === 'landing' ? 'home' : 'pages';
  return `routes/${folder}/${screen}.page.tsx`;
}

export function createPublicRoutes(i18n: i18n): RouteObject[] {
  return publicPages.map(({ path, content, screen, namespaces }) => ({
    path,
    lazy: loadPage(i18n, namespaces, async () => {
      const [{ Component }, { usePageContent }] = await Promise.all([
        screens[screen](),
        import('../content/usePageContent'),
      ]);
      // The type of the page's entry ensures that the screen accepts this content.
      const Page = Component as ComponentType<PageProps<Contents[ContentName]>>;
      return { Component: () => createElement(Page, { content: usePageContent(content) }) };
    }),
  }));
}
