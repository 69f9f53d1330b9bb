import { defaultLanguage, isLanguage, type Language, prefixOf } from '../i18n/languages';
import { type ArticleName, articleNames, articles } from './articles';

/**
 * The paths of the site. A language is a prefix: none for French, `/en` and `/es` for English and Spanish. Paths are
 * written without it: the router adds it.
 */
export const paths = {
  home: '/',
  landing: '/landing',
  explore: '/explore',
  recommendations: '/events',
  /** What the visitor has said about lists. */
  tastes: '/tastes',
  event: (id: string) => `/event/${encodeURIComponent(id)}`,
  /** The picture for shared links of an event, which the server draws. */
  share: (id: string) => `/share/${encodeURIComponent(id)}.png`,
  /** A poll for friends. */
  poll: (token: string) => `/choose/${token}`,
  /** A poll for friends, with the own answers of a guest. */
  pollAnswer: (token: string, answerToken: string) => `/choose/${token}/${answerToken}`,
  /** The calendar file of a poll's result, which the server writes. */
  pollCalendar: (token: string) => `/choose/${token}/calendar.ics`,
  /** A poll for its organiser. */
  pollOrganizer: (token: string) => `/organize/${token}`,
  /** The picture for shared links of a poll, which the server draws. */
  pollShare: (token: string) => `/share/choose/${token}.png`,
  /** A calendar feed of a search, a venue or an organiser. */
  calendar: (filters: Readonly<Record<string, string>>) =>
    `/events.ics?${new URLSearchParams(filters)}`.replace(/\?$/, ''),
  /** The private calendar of a token. */
  privateCalendar: (token: string) => `/calendars/${token}.ics`,
  myEvents: '/my-events',
  /** A view of the user's events; the first view has no name in the URL. */
  myEventsTab: (tab: string) => (tab === 'purchased' ? '/my-events' : `/my-events?tab=${encodeURIComponent(tab)}`),
  profile: '/profile',
  /** A tab of the profile; the first tab has no name in the URL. */
  profileTab: (tab: string) => (tab === 'upcoming' ? '/profile' : `/profile?tab=${encodeURIComponent(tab)}`),
  /** The settings, after a link for a new email address was followed. */
  profileEmail: (outcome: string) => `/profile?tab=settings&email=${encodeURIComponent(outcome)}`,
  /** The settings, after an identity was linked, or with the code of the failure. */
  profileIdentity: (outcome: string) => `/profile?tab=settings&identity=${encodeURIComponent(outcome)}`,
  /** The settings, with the form of a second factor open: `recovered` after a recovery code removed the old factor. */
  profileFactor: (news: 'add' | 'recovered') => `/profile?tab=settings&factor=${news}`,
  moderation: '/moderation',
  messages: '/messages',
  /** The messages of a form; the first form has no name in the URL. */
  messagesOf: (form: string) => (form === 'contact' ? '/messages' : `/messages?form=${encodeURIComponent(form)}`),
  operations: '/operations',
  createEvent: '/create-event',
  editEvent: (id: string) => `/event/${encodeURIComponent(id)}/edit`,
  auth: '/auth',
  /** The target of a password reset's link, once it has opened a session. */
  newPassword: '/auth?form=newPassword',
  blog: '/blog',
  contact: '/contact',
  help: '/help',
  faq: '/faq',
  careers: '/careers',
  privacy: '/privacy',
  cookies: '/cookies',
  community: '/community',
  support: '/support',
  api: '/api',
  /** The widgets for partner sites, to try and to copy. */
  widgets: '/widgets',
  mobileApp: '/mobile-app',
  ranking: '/ranking',
  accessibility: '/accessibilite',
  /** The page that the service worker shows if a page cannot load. */
  offline: '/offline',
  /** The criteria of RGAA one by one, with the proof of each. */
  accessGrid: '/accessibilite/grille',
  siteMap: '/plan-du-site',
  ...(Object.fromEntries(articleNames.map((name) => [name, articles[name].path])) as {
    readonly [Name in ArticleName]: (typeof articles)[Name]['path'];
  }),
} as const;

/** Splits a pathname of the site: `/en/explore` is the English `/explore`. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLanguage(first) || first === defaultLanguage) return { language: defaultLanguage, path: pathname };
  return { language: first, path: `/${rest.join('/')}` };
}

/** Adds a language to a path of the site, where the router does not: absolute URLs, other languages. */
export function localizePath(path: string, language: Language): string {
  return path === '/' ? prefixOf(language) || '/' : `${prefixOf(language)}${path}`;
}

/** Returns the path of the sign-in page, with the path to return to. */
export function signInPath(returnPath: string): string {
  return `${paths.auth}?redirect=${encodeURIComponent(returnPath)}`;
}
