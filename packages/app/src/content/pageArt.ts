import { type ArticleName, articleNames, articles } from '../navigation/articles';
import { toSlug } from '../navigation/toSlug';
import type { ContentName, Contents } from './Contents';

type Poster = Contents['about']['poster'];
type PosterName = { [Name in ContentName]: Contents[Name] extends { poster: Poster } ? Name : never }[ContentName];
type Category = Poster['category'];

/** The poster beside the title of each page. */
export const posters: Readonly<Record<PosterName, Poster>> = {
  ...(Object.fromEntries(
    articleNames.map((name) => [name, { category: articles[name].category, seed: toSlug(name) }]),
  ) as Record<ArticleName, Poster>),
  accessGrid: { category: 'tech', seed: 'access-grid' },
  accessibility: { category: 'tech', seed: 'accessibility' },
  api: { category: 'tech', seed: 'api' },
  blog: { category: 'music', seed: 'blog' },
  careers: { category: 'food', seed: 'careers' },
  community: { category: 'festival', seed: 'community' },
  contact: { category: 'leisure', seed: 'contact' },
  cookies: { category: 'food', seed: 'cookies' },
  faq: { category: 'culture', seed: 'faq' },
  help: { category: 'tech', seed: 'help' },
  mobileApp: { category: 'music', seed: 'mobile-app' },
  privacy: { category: 'leisure', seed: 'privacy' },
  ranking: { category: 'sport', seed: 'ranking' },
  siteMap: { category: 'festival', seed: 'site-map' },
  support: { category: 'sport', seed: 'support' },
  widgets: { category: 'music', seed: 'widgets' },
  'help/analytics': { category: 'tech', seed: 'analytics' },
  'help/configurePreferences': { category: 'leisure', seed: 'configure-preferences' },
  'help/createAccount': { category: 'sport', seed: 'create-account' },
  'help/createEvent': { category: 'food', seed: 'create-event' },
  'help/discoverEvents': { category: 'festival', seed: 'discover-events' },
  'help/manageParticipants': { category: 'sport', seed: 'manage-participants' },
  'help/optimizeProfile': { category: 'food', seed: 'optimize-profile' },
  'help/participateEvent': { category: 'music', seed: 'participate-event' },
  'help/platformTour': { category: 'culture', seed: 'platform-tour' },
  'help/promoteEvent': { category: 'festival', seed: 'promote-event' },
  'help/useFilters': { category: 'tech', seed: 'use-filters' },
  'help/videoCreateEvent': { category: 'leisure', seed: 'video-create-event' },
};

/** The category that colours a feature of the landing page, by the id of the feature. */
export const featureCategories: Readonly<Record<string, Category>> = {
  reasons: 'music',
  near: 'sport',
  keep: 'culture',
  publish: 'food',
};

/** The screen drawn for a preview of the mobile app, by the id of the preview. */
export const previewPosters: Readonly<Record<string, Poster>> = {
  tonight: { category: 'music', seed: 'preview-tonight' },
  why: { category: 'sport', seed: 'preview-why' },
  mine: { category: 'festival', seed: 'preview-mine' },
};

/** The date of each blog post and the category of its poster, by the id of the post. */
export const postFacts: Readonly<Record<string, { date: string; tone: Category }>> = {
  'three-questions': { date: '2026-11-12', tone: 'music' },
  'why-this-event': { date: '2026-10-22', tone: 'tech' },
  'drawn-posters': { date: '2026-10-01', tone: 'festival' },
  'first-event': { date: '2026-09-10', tone: 'food' },
  'going-out-for-free': { date: '2026-07-02', tone: 'leisure' },
  'what-we-do-not-know': { date: '2026-05-21', tone: 'culture' },
};

/**
 * Looks up an id of the texts in a table of this file.
 *
 * @throws Error if the table does not have the id.
 */
export function findArt<Art>(table: Readonly<Record<string, Art>>, id: string): Art {
  const art = table[id];
  if (!art)
    throw new Error(`No art for the id "${id}": a text was added without its line in pageArt.ts. Add it there.`);
  return art;
}
