import { defaultLanguage, isLanguage, type Language, prefixOf } from '../i18n/languages';
import { type ArticleName, articleNames, articles } from './articles';

/**
 * The paths of the site, and how a language shows in them: French has no
 * prefix, English and Spanish begin with `/en` and `/es`. Paths are written without their prefix: the router adds it.
 */
export const paths = {
  home: '/',
  landing: '/landing',
  explore: '/explore',
  recommendations: '/events',
  event: (id: string) => `/event/${encodeURIComponent(id)}`,
  /** The picture of an event where its link is shared: the server draws it. */
  share: (id: string) => `/share/${encodeURIComponent(id)}.png`,
  /** A poll as its friends see it. */
  poll: (token: string) => `/choose/${token}`,
  /** The same, with the own answers of a guest. */
  pollAnswer: (token: string, answerToken: string) => `/choose/${token}/${answerToken}`,
  /** The calendar file of what a poll has chosen: the server writes it. */
  pollCalendar: (token: string) => `/choose/${token}/calendar.ics`,
  /** A poll as its organiser sees it. */
  pollOrganizer: (token: string) => `/organize/${token}`,
  /** The picture of a poll where its link is shared: the server draws it. */
  pollShare: (token: string) => `/share/choose/${token}.png`,
  /** A calendar to follow: of a search, a venue or an organiser. */
  calendar: (filters: Readonly<Record<string, string>>) =>
    `/events.ics?${new URLSearchParams(filters)}`.replace(/\?$/, ''),
  /** The private calendar of a token. */
  privateCalendar: (token: string) => `/calendars/${token}.ics`,
  myEvents: '/my-events',
  /** A view of the user's events; the first has no name. */
  myEventsTab: (tab: string) => (tab === 'purchased' ? '/my-events' : `/my-events?tab=${encodeURIComponent(tab)}`),
  profile: '/profile',
  /** A tab of the profile; the first has no name. */
  profileTab: (tab: string) => (tab === 'upcoming' ? '/profile' : `/profile?tab=${encodeURIComponent(tab)}`),
  /** The settings, after a link of a new email address was followed. */
  profileEmail: (outcome: string) => `/profile?tab=settings&email=${encodeURIComponent(outcome)}`,
  /** The settings, after an identity was linked, or with the code of why not. */
  profileIdentity: (outcome: string) => `/profile?tab=settings&identity=${encodeURIComponent(outcome)}`,
  /** The settings, with the form of a second factor open: `recovered` after a recovery code took the place of the old one. */
  profileFactor: (news: 'add' | 'recovered') => `/profile?tab=settings&factor=${news}`,
  moderation: '/moderation',
  messages: '/messages',
  /** The messages of a form; the first has no name. */
  messagesOf: (form: string) => (form === 'contact' ? '/messages' : `/messages?form=${encodeURIComponent(form)}`),
  operations: '/operations',
  createEvent: '/create-event',
  editEvent: (id: string) => `/event/${encodeURIComponent(id)}/edit`,
  auth: '/auth',
  /** Where the link of a password reset leads, once it has opened a session. */
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
  /** What the service worker shows for a page that cannot come. */
  offline: '/offline',
  /** The criteria of RGAA one by one, and what proves each. */
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

/** A path of the site in a language, for whatever the router does not write: absolute URLs, other languages. */
export function localizePath(path: string, language: Language): string {
  return path === '/' ? prefixOf(language) || '/' : `${prefixOf(language)}${path}`;
}

/** Where a visitor signs in, and which path of the site comes next. */
export function signInPath(returnPath: string): string {
  return `${paths.auth}?redirect=${encodeURIComponent(returnPath)}`;
}
