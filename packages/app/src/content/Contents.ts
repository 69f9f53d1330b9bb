import type {
  ApiContent,
  ArticleContent,
  BlogContent,
  BlogPostContent,
  CareersContent,
  CommunityContent,
  ContactContent,
  CookiesContent,
  FaqContent,
  GuideContent,
  HelpContent,
  LandingContent,
  MobileAppContent,
  RankingContent,
  SupportContent,
  WidgetsContent,
} from '@lively/ui/screens';

import type { ArticleName } from '../navigation/articles';
import type { PageTexts } from './PageTexts';

export const guideNames = [
  'createAccount',
  'discoverEvents',
  'createEvent',
  'participateEvent',
  'configurePreferences',
  'promoteEvent',
  'manageParticipants',
  'analytics',
  'platformTour',
  'videoCreateEvent',
  'optimizeProfile',
  'useFilters',
] as const;

export const postNames = [
  'threeQuestions',
  'whyThisEvent',
  'firstEvent',
  'drawnPosters',
  'goingOutForFree',
  'whatWeDoNotKnow',
] as const;

export type GuideName = (typeof guideNames)[number];
export type PostName = (typeof postNames)[number];

/** The grid's own texts. Its tables are made from the criteria when the page is rendered. */
export type AccessGridContent = Omit<PageTexts['accessGrid'], 'audit'> & Pick<ArticleContent, 'poster'>;

/** The content prop of each page's screen, by the name of its file in `locales/<language>/pages`. */
export type Contents = {
  accessGrid: AccessGridContent;
  accessibility: ArticleContent;
  api: ApiContent;
  blog: BlogContent;
  careers: CareersContent;
  community: CommunityContent;
  contact: ContactContent;
  cookies: CookiesContent;
  faq: FaqContent;
  help: HelpContent;
  landing: LandingContent;
  mobileApp: MobileAppContent;
  privacy: ArticleContent;
  ranking: RankingContent;
  siteMap: ArticleContent;
  support: SupportContent;
  widgets: WidgetsContent;
} & Record<ArticleName, ArticleContent> &
  Record<`help/${GuideName}`, GuideContent> &
  Record<`blog/${PostName}`, BlogPostContent>;

export type ContentName = keyof Contents;
