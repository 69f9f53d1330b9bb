import type { ArticleContent } from '@lively/ui/screens';
import type accessGrid from '../locales/fr/pages/accessGrid.json';
import type accessibility from '../locales/fr/pages/accessibility.json';
import type api from '../locales/fr/pages/api.json';
import type drawnPosters from '../locales/fr/pages/blog/drawnPosters.json';
import type firstEvent from '../locales/fr/pages/blog/firstEvent.json';
import type goingOutForFree from '../locales/fr/pages/blog/goingOutForFree.json';
import type threeQuestions from '../locales/fr/pages/blog/threeQuestions.json';
import type whatWeDoNotKnow from '../locales/fr/pages/blog/whatWeDoNotKnow.json';
import type whyThisEvent from '../locales/fr/pages/blog/whyThisEvent.json';
import type blog from '../locales/fr/pages/blog.json';
import type careers from '../locales/fr/pages/careers.json';
import type community from '../locales/fr/pages/community.json';
import type contact from '../locales/fr/pages/contact.json';
import type cookies from '../locales/fr/pages/cookies.json';
import type faq from '../locales/fr/pages/faq.json';
import type analytics from '../locales/fr/pages/help/analytics.json';
import type configurePreferences from '../locales/fr/pages/help/configurePreferences.json';
import type createAccount from '../locales/fr/pages/help/createAccount.json';
import type createEvent from '../locales/fr/pages/help/createEvent.json';
import type discoverEvents from '../locales/fr/pages/help/discoverEvents.json';
import type manageParticipants from '../locales/fr/pages/help/manageParticipants.json';
import type optimizeProfile from '../locales/fr/pages/help/optimizeProfile.json';
import type participateEvent from '../locales/fr/pages/help/participateEvent.json';
import type platformTour from '../locales/fr/pages/help/platformTour.json';
import type promoteEvent from '../locales/fr/pages/help/promoteEvent.json';
import type useFilters from '../locales/fr/pages/help/useFilters.json';
import type videoCreateEvent from '../locales/fr/pages/help/videoCreateEvent.json';
import type help from '../locales/fr/pages/help.json';
import type landing from '../locales/fr/pages/landing.json';
import type mobileApp from '../locales/fr/pages/mobileApp.json';
import type privacy from '../locales/fr/pages/privacy.json';
import type ranking from '../locales/fr/pages/ranking.json';
import type siteMap from '../locales/fr/pages/siteMap.json';
import type support from '../locales/fr/pages/support.json';
import type widgets from '../locales/fr/pages/widgets.json';
import type { ArticleName } from '../navigation/articles';

/** A page of prose. `link` is the label in the site map if the title is not clear enough. */
type ArticleTexts = Omit<ArticleContent, 'poster'> & { readonly link?: string };

/** The French file of each page. A test checks that the other languages have the same keys. */
export interface PageTexts extends Record<ArticleName, ArticleTexts> {
  accessGrid: typeof accessGrid;
  accessibility: typeof accessibility;
  api: typeof api;
  blog: typeof blog;
  careers: typeof careers;
  community: typeof community;
  contact: typeof contact;
  cookies: typeof cookies;
  faq: typeof faq;
  help: typeof help;
  landing: typeof landing;
  mobileApp: typeof mobileApp;
  privacy: typeof privacy;
  ranking: typeof ranking;
  siteMap: typeof siteMap;
  support: typeof support;
  widgets: typeof widgets;
  'help/createAccount': typeof createAccount;
  'help/discoverEvents': typeof discoverEvents;
  'help/createEvent': typeof createEvent;
  'help/participateEvent': typeof participateEvent;
  'help/configurePreferences': typeof configurePreferences;
  'help/promoteEvent': typeof promoteEvent;
  'help/manageParticipants': typeof manageParticipants;
  'help/analytics': typeof analytics;
  'help/platformTour': typeof platformTour;
  'help/videoCreateEvent': typeof videoCreateEvent;
  'help/optimizeProfile': typeof optimizeProfile;
  'help/useFilters': typeof useFilters;
  'blog/threeQuestions': typeof threeQuestions;
  'blog/whyThisEvent': typeof whyThisEvent;
  'blog/firstEvent': typeof firstEvent;
  'blog/drawnPosters': typeof drawnPosters;
  'blog/goingOutForFree': typeof goingOutForFree;
  'blog/whatWeDoNotKnow': typeof whatWeDoNotKnow;
}

declare module 'i18next' {
  /** The keys of the pages whose texts contain a number or a word to fill in. */
  interface ResourceNamespaceMap {
    'pages/accessGrid': typeof accessGrid;
    'pages/accessibility': typeof accessibility;
    'pages/careers': typeof careers;
    'pages/contact': typeof contact;
    'pages/faq': typeof faq;
    'pages/help': typeof help;
    'pages/mobileApp': typeof mobileApp;
    'pages/privacy': typeof privacy;
    'pages/ranking': typeof ranking;
    'pages/support': typeof support;
  }
}
