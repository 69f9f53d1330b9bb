import type { Language, Renderer } from '@lively/app/rendering';
import { parseCategory } from '@lively/engine';
import { Hono } from 'hono';
import { siteName } from '../../settings/branding/siteName.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import type { Documents } from '../documents/Documents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { type EmbedTag, renderEmbed } from './renderEmbed.ts';

interface OEmbedOptions {
  documents: Pick<Documents, 'siteUrl' | 'languages' | 'readRelease'>;
  renderer: Pick<Renderer, 'nameList' | 'readShare'>;
  /** The backend from which the widgets of other sites read events. */
  source: { url: string; publishableKey: string };
  /** @default immediately */
  takeTurn?: TakeTurn;
}

/** Pixels. A widget adapts to any width. */
const defaultWidth = 480;
const picture = { width: 1200, height: 630 };
/** Seconds. */
const lifetime = 3_600;
/** Max characters: no city has a longer name. */
const maxCityLength = 100;

const headers = {
  'Cache-Control': `public, max-age=${lifetime}`,
  // Editors run on any site.
  'Access-Control-Allow-Origin': '*',
};

/** The embedded content of a page of ours, with its title. */
interface Embedded {
  title: string;
  tag: EmbedTag;
  thumbnail?: string;
}

/** Serves `/oembed?url=…` (oEmbed 1.0): the HTML for other sites that embeds an event, or the events of a city and category. */
export function oEmbedRoutes({
  documents,
  renderer,
  source,
  takeTurn = (task) => task(),
}: OEmbedOptions): Hono<SiteEnv> {
  const { siteUrl, languages, readRelease } = documents;
  return new Hono<SiteEnv>().get('/oembed', async ({ req, json, text }) => {
    const { url, format = 'json', maxwidth } = req.query();
    if (!url) return text('Say which page is to be shown: /oembed?url=…', 400);
    if (format !== 'json') return text('Only JSON is served: /oembed?format=json&url=…', 501);
    const found = await takeTurn(() => findEmbedded(url)).catch(reportFailure('A page could not be embedded'));
    if (found === undefined) return text('The page cannot be read at the moment.', 503, { 'Retry-After': '10' });
    if (!found) return text('This is no event and no list of events of this site.', 404);
    const maxWidth = Number(maxwidth) > 0 ? Number(maxwidth) : Number.POSITIVE_INFINITY;
    const { title, tag, thumbnail } = found;
    const answer = {
      version: '1.0',
      type: 'rich',
      title,
      provider_name: siteName,
      provider_url: siteUrl,
      cache_age: lifetime,
      width: Math.min(defaultWidth, maxWidth),
      // The height depends on the content.
      height: null,
      html: renderEmbed(tag, { siteUrl, release: await readRelease(), source, url, title }),
      // The thumbnail must fit the requested width.
      ...(thumbnail &&
        maxWidth >= picture.width && {
          thumbnail_url: thumbnail,
          thumbnail_width: picture.width,
          thumbnail_height: picture.height,
        }),
    };
    return json(answer, 200, headers);
  });

  /** Finds the content of a URL; null for a URL of another site, and for an event that is not public. */
  async function findEmbedded(url: string): Promise<Embedded | null> {
    if (!URL.canParse(url)) return null;
    const { origin, pathname, searchParams } = new URL(url);
    if (origin !== new URL(siteUrl).origin) return null;
    const { language, prefix } = readLanguage(pathname);
    const path = pathname.slice(prefix.length);
    const [, id] = /^\/event\/([^/]+)$/.exec(path) ?? [];
    if (id) return findEvent(id, language, prefix);
    if (path !== '/explore') return null;
    const city = searchParams.get('city')?.trim().slice(0, maxCityLength) || undefined;
    const category = parseCategory(searchParams.get('category') ?? '') ?? undefined;
    const title = await renderer.nameList({ language, city, category });
    return { title, tag: { name: 'lively-events', attributes: { city, category, lang: language } } };
  }

  async function findEvent(idInUrl: string, language: Language, prefix: string): Promise<Embedded | null> {
    const share = await renderer.readShare(idInUrl, language, Date.now());
    if (!share) return null;
    const { id, title } = share;
    const tag: EmbedTag = { name: 'lively-event', attributes: { 'event-id': id, lang: language } };
    return { title, tag, thumbnail: `${siteUrl}${prefix}/share/${id}.png` };
  }

  function readLanguage(pathname: string) {
    const known = languagePrefixes(languages);
    const found = known.find(({ prefix }) => prefix && pathname.startsWith(`${prefix}/`));
    return found ?? { language: known[0]?.language ?? 'fr', prefix: '' };
  }
}
