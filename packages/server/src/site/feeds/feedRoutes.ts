import { type FeedFormat, type FeedOptions, lineParameter, type Renderer } from '@lively/app/rendering';
import { parseCategory } from '@lively/engine';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import type { Documents } from '../documents/Documents.ts';
import { findShownEvents } from '../findShownEvents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { nameForCdn } from '../nameForCdn.ts';
import { pageLifetime } from '../pages/createPageCache.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';

const formats: readonly { file: string; format: FeedFormat; type: string }[] = [
  { file: 'feed.xml', format: 'rss', type: 'application/rss+xml; charset=utf-8' },
  { file: 'feed.json', format: 'json', type: 'application/feed+json; charset=utf-8' },
  { file: 'events.ics', format: 'ics', type: 'text/calendar; charset=utf-8' },
];

const maxBytes = 4 * 1024 * 1024;

interface FeedRoutesOptions {
  documents: Pick<Documents, 'languages'>;
  renderer: Pick<Renderer, 'readFeedSearch' | 'answerLine'>;
  feeds: FeedCache;
  /** @default immediately */
  takeTurn?: TakeTurn | undefined;
}

/** Feeds by path, with the filters of the search and no other parameter. */
export type FeedCache = ByteCache<string, Omit<FeedOptions, 'now'>>;

interface FeedCacheOptions extends Pick<Renderer, 'renderFeed'> {
  /** @default immediately */
  takeTurn?: TakeTurn | undefined;
}

export function createFeedCache({ renderFeed, takeTurn }: FeedCacheOptions): FeedCache {
  return createByteCache({
    maxBytes,
    lifetime: pageLifetime,
    takeTurn,
    shownIn: (_path, feed) => findShownEvents(feed),
    sizeOf: (feed: string) => 2 * feed.length,
    load: (_path, options: Omit<FeedOptions, 'now'>) => renderFeed({ ...options, now: Date.now() }),
  });
}

/**
 * Serves `/feed.xml`, `/feed.json` and `/events.ics` in each language: the next events, with the filters of explore. A sentence
 * leads to the feed with its filters. Answers 304 if the reader has the current version.
 */
export function feedRoutes({
  documents,
  renderer,
  feeds,
  takeTurn = (task) => task(),
}: FeedRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const { language, prefix } of languagePrefixes(documents.languages))
    for (const { file, format, type } of formats)
      routes.get(`${prefix}/${file}`, compress(), etag(), async ({ req, body, text, header, redirect }) => {
        const asked = req.query('category');
        if (asked && parseCategory(asked) === null) return text(`There is no category "${asked}".`, 400);
        if (req.query(lineParameter)) {
          const target = await takeTurn(() => readLine(prefix, new URL(req.url).search)).catch(
            reportFailure('A line could not be read'),
          );
          if (!target) return text('The search cannot be read at the moment.', 503, { 'Retry-After': '10' });
          // « Tonight » means another day tomorrow.
          header('Cache-Control', 'no-store');
          return redirect(`${prefix}/${file}${target}`, 302);
        }
        const search = renderer.readFeedSearch(new URL(req.url).search);
        const path = `${prefix}/${file}${search}`;
        const feed = await feeds
          .read(path, { format, language, path, search })
          .catch(reportFailure('A feed could not be rendered'));
        if (feed === undefined) return text('The events cannot be read at the moment.', 503, { 'Retry-After': '10' });
        return body(feed, 200, {
          'Content-Type': type,
          // Set here, because compress() leaves it out of a 304.
          Vary: 'Accept-Encoding',
          'Cache-Control': `public, max-age=${pageLifetime / 1000}`,
          ...nameForCdn('feeds', findShownEvents(feed)),
        });
      });
  return routes;

  /** Reads the sentence of a search as the search of a feed. */
  async function readLine(prefix: string, search: string): Promise<string> {
    const target = await renderer.answerLine(`${prefix}/explore`, search, Date.now());
    return renderer.readFeedSearch(target?.replace(/^[^?]*/, '') ?? '');
  }
}
