import { type ComponentType, createElement } from 'react';
import { type ContentName, type Contents, guideNames, type PostName, postNames } from '../content/Contents';
import { loadContents, readContent } from '../content/loadContents';
import type { Namespace } from '../i18n/texts';
import type { AppRoute } from './AppRoute';
import type { PageProps } from './PageProps';
import { paths } from './paths';

/** The pages, each a file of `pages/` of the same name. */
const screens = {
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
  home: () => import('./pages/home.page'),
  landing: () => import('./pages/landing.page'),
  legal: () => import('./pages/legal.page'),
  mobileApp: () => import('./pages/mobileApp.page'),
  ranking: () => import('./pages/ranking.page'),
  support: () => import('./pages/support.page'),
} as const;

type Screens = typeof screens;
type ContentOf<Screen extends keyof Screens> =
  Awaited<ReturnType<Screens[Screen]>> extends { Component: (props: PageProps<infer Content>) => unknown }
    ? Content
    : never;
/** The screens that can lay out a content. */
type ScreenFor<Name extends ContentName> = {
  [Screen in keyof Screens]: Contents[Name] extends ContentOf<Screen> ? Screen : never;
}[keyof Screens];

/** Every page that is written once for all: its address, its content, its screen. */
export const publicPages: readonly AppRoute[] = [
  publicPage(paths.home, 'landing', 'home', { texts: ['taxonomy'] }),
  publicPage(paths.landing, 'landing', 'landing', { texts: ['taxonomy'] }),
  publicPage(paths.about, 'about', 'article'),
  publicPage(paths.blog, 'blog', 'blog'),
  ...postNames.map((name) => publicPage(postPath(name), `blog/${name}`, 'blogPost', { also: ['blog'] })),
  publicPage(paths.contact, 'contact', 'contact'),
  publicPage(paths.help, 'help', 'help'),
  ...guideNames.map((name) => publicPage(`${paths.help}/${toAddress(name)}`, `help/${name}`, 'guide')),
  publicPage(paths.faq, 'faq', 'faq'),
  publicPage(paths.careers, 'careers', 'careers'),
  publicPage(paths.privacy, 'privacy', 'article'),
  publicPage(paths.terms, 'terms', 'article'),
  publicPage(paths.legal, 'legal', 'legal'),
  publicPage(paths.legalInFrench, 'legal', 'legal'),
  publicPage(paths.cookies, 'cookies', 'cookies'),
  publicPage(paths.community, 'community', 'community'),
  publicPage(paths.support, 'support', 'support'),
  publicPage(paths.api, 'api', 'api'),
  publicPage(paths.mobileApp, 'mobileApp', 'mobileApp'),
  publicPage(paths.ranking, 'ranking', 'ranking'),
  publicPage(paths.accessibility, 'accessibility', 'article'),
];

function postPath(name: PostName): string {
  return `${paths.blog}/${toAddress(name)}`;
}

function publicPage<Name extends ContentName>(
  path: string,
  name: Name,
  screen: ScreenFor<Name>,
  { texts = [], also = [] }: { texts?: readonly Namespace[]; also?: readonly ContentName[] } = {},
): AppRoute {
  const contents = [name, ...also];
  return {
    path,
    texts,
    prerendered: { module: `src/routes/pages/${screen}.page.tsx`, contents },
    async load() {
      const [{ Component }] = await Promise.all([screens[screen](), loadContents(contents)]);
      // The line's type has made sure that the screen lays out this content.
      const Page = Component as ComponentType<PageProps<Contents[Name]>>;
      return { Component: () => createElement(Page, { content: readContent(name) }) };
    },
  };
}

/** `createAccount` is read at `create-account`. */
function toAddress(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
