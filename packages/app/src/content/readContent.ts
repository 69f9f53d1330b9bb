import type { i18n } from 'i18next';
import { type ArticleName, articleNames } from '../navigation/articles';
import { isPhoneFactorOn } from '../session/isPhoneFactorOn';
import { captchaSiteKey, servesPictures } from '../supabase/config';
import type { ContentName, Contents } from './Contents';
import { isAccountDeletionOn } from './isAccountDeletionOn';
import type { PageTexts } from './PageTexts';
import { posters } from './pageArt';
import { toApiContent } from './toApiContent';
import { toBlogContent } from './toBlogContent';
import { toCareersContent } from './toCareersContent';
import { toContactContent } from './toContactContent';
import { toFaqContent } from './toFaqContent';
import { toHelpContent } from './toHelpContent';
import { toLandingContent } from './toLandingContent';
import { toMobileAppContent } from './toMobileAppContent';
import { toPrivacyContent } from './toPrivacyContent';
import { toRankingContent } from './toRankingContent';
import { toSiteMapContent } from './toSiteMapContent';
import { toSupportContent } from './toSupportContent';

/**
 * Returns the content of a page in the language of the document: its texts, the company data in them, and its posters.
 * Returns the same object each time.
 *
 * @throws Error if the namespace `pages/<name>` is not loaded.
 */
export function readContent<Name extends ContentName>(i18n: i18n, name: Name): Contents[Name] {
  const { language } = i18n;
  const bundle: PageTexts[Name] | undefined = i18n.getResourceBundle(language, `pages/${name}`);
  if (!bundle) throw new Error(`The texts "pages/${name}" are not loaded in ${language}: load them with the page.`);
  const known = contents.get(bundle);
  if (known) return known as Contents[Name];
  const content = { ...findPoster(name), ...mappers[name](fillFacts(bundle, i18n), i18n) };
  contents.set(bundle, content);
  // The mappers check all types except the values of unions, which JSON widens to strings: a test checks those.
  return content as Contents[Name];
}

/** Content by the texts that it was made from. */
const contents = new WeakMap<object, object>();

type Mappers = { readonly [Name in ContentName]: (texts: PageTexts[Name], i18n: i18n) => Widened<Contents[Name]> };

/** A content as JSON can store it: strings for unions of strings, lists for tuples, and no poster. */
type Widened<Content> = Content extends string
  ? string
  : Content extends (...values: never) => unknown
    ? Content
    : Content extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { [Key in keyof Content as Key extends 'poster' ? never : Key]: Widened<Content[Key]> };

const keepTexts = <Texts>(texts: Texts) => texts;

const toArticle = ({ link: _, ...content }: PageTexts[ArticleName]) => content;

const mappers: Mappers = {
  ...(Object.fromEntries(articleNames.map((name) => [name, toArticle])) as Record<ArticleName, typeof toArticle>),
  // The texts that contain results of the audit are filled in by their pages.
  accessGrid: ({ audit: _, ...content }) => content,
  accessibility: ({ audit: _, ...content }) => content,
  api: toApiContent,
  blog: toBlogContent,
  careers: toCareersContent,
  community: keepTexts,
  contact: toContactContent,
  cookies: keepTexts,
  faq: toFaqContent,
  help: toHelpContent,
  landing: toLandingContent,
  mobileApp: toMobileAppContent,
  privacy: toPrivacyContent,
  ranking: toRankingContent,
  siteMap: toSiteMapContent,
  support: toSupportContent,
  widgets: keepTexts,
  'help/createAccount': keepTexts,
  'help/discoverEvents': keepTexts,
  'help/createEvent': keepTexts,
  'help/participateEvent': keepTexts,
  'help/configurePreferences': keepTexts,
  'help/promoteEvent': keepTexts,
  'help/manageParticipants': keepTexts,
  'help/analytics': keepTexts,
  'help/platformTour': keepTexts,
  'help/videoCreateEvent': keepTexts,
  'help/optimizeProfile': keepTexts,
  'help/useFilters': keepTexts,
  'blog/threeQuestions': keepTexts,
  'blog/whyThisEvent': keepTexts,
  'blog/firstEvent': keepTexts,
  'blog/drawnPosters': keepTexts,
  'blog/goingOutForFree': keepTexts,
  'blog/whatWeDoNotKnow': keepTexts,
};

function findPoster(name: ContentName) {
  return name in posters ? { poster: posters[name as keyof typeof posters] } : {};
}

/** The settings of the host that pages mention: `{{accountDeletion}}` is the text `on` or `off` of that name. */
const switches = {
  accountDeletion: isAccountDeletionOn,
  captcha: () => captchaSiteKey() !== undefined,
  phoneFactor: isPhoneFactorOn,
  pictures: servesPictures,
};

/**
 * Fills in `{{company.name}}` and similar values, the settings, and the formats of pictures. `t` would translate one key at
 * a time.
 */
function fillFacts<Texts extends object>(texts: Texts, { services, language, getFixedT }: i18n): Texts {
  const fill = (text: string, facts: object) => services.interpolator.interpolate(text, facts, language, {});
  const said = texts as Partial<Record<string, Record<'on' | 'off', string>>>;
  const facts = {
    pictureFormats: getFixedT(null, 'common')('picture.formats'),
    ...Object.fromEntries(
      Object.entries(switches).map(([name, isOn]) => [name, fill(said[name]?.[isOn() ? 'on' : 'off'] ?? '', {})]),
    ),
  };
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(value, facts);
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)]));
  };
  return visit(texts) as Texts;
}
