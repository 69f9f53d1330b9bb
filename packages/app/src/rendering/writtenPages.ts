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
  /** Whether a page is that of a user: only its frame is written, and the browser renders the page. */
  isFrame?: boolean;
}

/** What every page of a user loads, besides its own code. */
const userSources = [
  'src/frame/DataLayout.tsx',
  'src/frame/UserTools.tsx',
  'src/session/sessionActor.ts',
  'src/supabase/sessionServices.ts',
  'src/supabase/userServices.ts',
];

/** The pages of a user that are opened by their URL. */
const userPages: readonly { path: string; source: string; namespaces: readonly Namespace[] }[] = [
  {
    path: paths.recommendations,
    source: 'src/routes/recommendations/recommendations.route.tsx',
    namespaces: ['recommendations', 'preferences', 'onboarding', 'taxonomy'],
  },
  {
    path: paths.myEvents,
    source: 'src/routes/myEvents/myEvents.route.tsx',
    namespaces: ['myEvents', 'report', 'taxonomy'],
  },
  {
    path: paths.createEvent,
    source: 'src/routes/eventForm/createEvent.route.tsx',
    namespaces: ['eventForm', 'taxonomy'],
  },
  {
    path: paths.profile,
    source: 'src/routes/profile/profile.route.tsx',
    namespaces: ['profile', 'auth', 'secondFactor', 'preferences', 'onboarding', 'taxonomy'],
  },
];

/** Every page that the build writes, in each language. */
export const writtenPages: readonly WrittenPage[] = [
  ...publicPages.map((page) => ({
    path: page.path,
    sources: [`src/${modulePathOf(page)}`, 'src/content/usePageContent.ts'],
    namespaces: page.namespaces,
  })),
  { path: paths.auth, sources: ['src/routes/auth/auth.route.tsx'], namespaces: ['auth'] },
  ...userPages.map(({ path, source, namespaces }) => ({
    path,
    sources: [...userSources, source],
    namespaces,
    isFrame: true,
  })),
  { path: paths.offline, sources: ['src/routes/offline/offline.route.tsx'], namespaces: ['offline'] },
];

/** The page for unknown paths. */
export const notFoundPage: WrittenPage = {
  path: '/404',
  sources: ['src/routes/notFound/notFound.route.tsx'],
  namespaces: ['notFound'],
};
