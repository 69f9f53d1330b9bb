import { parseCategory } from '@lively/engine';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { LRUCache } from 'lru-cache';
import { pageLifetime } from './createPageCache.ts';
import { languagePrefixes } from './languagePrefixes.ts';
import type { FeedFormat, FeedOptions, Renderer } from './loadRenderer.ts';
import type { Build } from './readBuild.ts';
import type { SiteEnv } from './SiteBindings.ts';

const formats: readonly { file: string; format: FeedFormat; type: string }[] = [
  { file: 'feed.xml', format: 'rss', type: 'application/rss+xml; charset=utf-8' },
  { file: 'feed.json', format: 'json', type: 'application/feed+json; charset=utf-8' },
  { file: 'events.ics', format: 'ics', type: 'text/calendar; charset=utf-8' },
];

/** The most feeds that are kept. */
const mostFeeds = 500;
/** Characters: no city has a longer name. */
const longestCity = 100;

/** `/feed.xml`, `/feed.json` and `/events.ics` in each language: the next events, of `?city=` and of `?category=`. */
export function feedRoutes({ build, renderer }: { build: Build; renderer: Renderer }): Hono<SiteEnv> {
  const feeds = new LRUCache<string, string, Omit<FeedOptions, 'now'>>({
    max: mostFeeds,
    ttl: pageLifetime,
    fetchMethod: (_path, _stale, { context }) => renderer.renderFeed({ ...context, now: Date.now() }),
  });
  const routes = new Hono<SiteEnv>();
  for (const { language, prefix } of languagePrefixes(build.languages))
    for (const { file, format, type } of formats)
      routes.get(`${prefix}/${file}`, compress(), async ({ req, body, text }) => {
        const city = req.query('city')?.trim().slice(0, longestCity) || undefined;
        const asked = req.query('category');
        const category = asked ? parseCategory(asked) : undefined;
        if (category === null) return text(`There is no category "${asked}".`, 400);
        const search = new URLSearchParams({ ...(city && { city }), ...(category && { category }) });
        const path = `${prefix}/${file}${search.size ? `?${search}` : ''}`;
        const feed = await feeds.fetch(path, { context: { format, language, path, city, category } });
        if (feed === undefined) return text('The events cannot be read at the moment.', 503, { 'Retry-After': '10' });
        return body(feed, 200, {
          'Content-Type': type,
          'Cache-Control': `public, max-age=${pageLifetime / 1000}`,
          // Readers of feeds and calendars run on any site.
          'Access-Control-Allow-Origin': '*',
        });
      });
  return routes;
}
