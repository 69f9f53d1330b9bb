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
} from '@lively/ui/screens';

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

/** What the screen of each page is given, by the name of its file in `locales/<language>/pages`. */
export type Contents = {
  about: ArticleContent;
  accessGrid: ArticleContent;
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
  legal: ArticleContent;
  legalNotice: ArticleContent;
  mobileApp: MobileAppContent;
  privacy: ArticleContent;
  ranking: RankingContent;
  siteMap: ArticleContent;
  support: SupportContent;
  terms: ArticleContent;
} & Record<`help/${GuideName}`, GuideContent> &
  Record<`blog/${PostName}`, BlogPostContent>;

export type ContentName = keyof Contents;
