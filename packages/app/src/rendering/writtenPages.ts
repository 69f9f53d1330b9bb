import type { Namespace } from '../i18n/loadNamespaces';
import { paths } from '../navigation/paths';
import { modulePathOf, publicPages } from '../routes/publicPages';

/** A page that is the same for every visitor. */
export interface WrittenPage {
  /** The path without its language. */
  path: string;
  /** The source files, relative to the folder of the app. */
  sources: readonly string[];
  namespaces: readonly Namespace[];
}

/** Every page that the build writes, in each language. */
export const writtenPages: readonly WrittenPage[] = [
  ...publicPages.map((page) => ({
    path: page.path,
    sources: [`src/${modulePathOf(page)}`, 'src/content/usePageContent.ts'],
    namespaces: page.namespaces,
  })),
  { path: paths.auth, sources: ['src/routes/auth/auth.route.tsx'], namespaces: ['auth'] },
  { path: paths.offline, sources: ['src/routes/offline/offline.route.tsx'], namespaces: ['offline'] },
];

/** The page for unknown paths. */
export const notFoundPage: WrittenPage = {
  path: '/404',
  sources: ['src/routes/notFound/notFound.route.tsx'],
  namespaces: ['notFound'],
};
