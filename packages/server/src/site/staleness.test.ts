import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Renderer, ServedPage, Share } from '@lively/app/rendering';
import { picturePath } from '@lively/engine';
import type { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { loadTestBuild } from '../../testing/loadTestBuild.ts';
import { type ChangeSource, createChangeFeed } from '../backend/data/createChangeFeed.ts';
import { embeddedIpHeaders } from './clientIpHeaders.ts';
import { createSite } from './createSite.ts';
import { createSiteCaches } from './createSiteCaches.ts';
import type { PublicBackend } from './PublicBackend.ts';
import { createPageWriter } from './pages/createPageWriter.ts';
import { createPictureCaches } from './pictures/createPictureCaches.ts';
import type { SiteEnv } from './SiteEnv.ts';
import { createShareCaches } from './share/shareRoutes.ts';

const id = '20000000-0000-4000-8000-0000000000ff';
const picture = 'https://pictures.example/bal.jpg';
/** The answers in the table of docs/scaling.md, with their paths. */
const paths: Readonly<Record<string, string>> = {
  'page of an event': `/event/${id}`,
  explore: '/explore',
  'landing page': '/',
  'feed, calendar': '/events.ics',
  'widget, export': '/widget/explore.html',
  'picture of an event': picturePath(id, picture, 320, 'avif'),
  'shared picture': `/share/${id}.png`,
  'site maps': '/sitemaps/events-1.xml',
};

interface Row {
  readonly name: string;
  readonly server: number;
  readonly cdn: number;
  readonly browser: number;
  readonly key: string | undefined;
}

const rows = readTable();

function readTable(): Row[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../../../docs/scaling.md'), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith('What may be stale')) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) => {
    const [name = '', server, cdn, browser, key] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { name, server: Number(server), cdn: Number(cdn), browser: Number(browser), key: key?.replaceAll('`', '') };
  });
}

/** Whether the event was removed from the database. */
let isRemoved: boolean;
let changes: ChangeSource;
let site: Hono<SiteEnv>;

beforeEach(async () => {
  isRemoved = false;
  changes = createChangeFeed();
  const publicBackend: PublicBackend = {
    url: 'http://localhost',
    publishableKey: 'key',
    fetch: async ({ url }) => {
      const shown = url.includes('select=image') ? { image: picture } : { id };
      return Response.json(isRemoved ? [] : [shown], { headers: { 'content-range': '0-0/1' } });
    },
  };
  const { build, renderer: testRenderer } = await loadTestBuild();
  const link = () => (isRemoved ? '' : `<a href="/event/${id}">Bal</a>`);
  const withLink = (page: ServedPage): ServedPage => ({ ...page, markup: link() });
  const renderer: Renderer = {
    ...testRenderer,
    renderEvent: async (...asked) => ({
      ...withLink(await testRenderer.renderEvent(...asked)),
      status: isRemoved ? 404 : 200,
    }),
    renderExplore: async (...asked) => withLink(await testRenderer.renderExplore(...asked)),
    renderPublicPage: async (...asked) => withLink(await testRenderer.renderPublicPage(...asked)),
    readShare: async () => (isRemoved ? null : ({ id, title: 'Bal' } as Share)),
    renderFeed: async () => link(),
    widgets: {
      ...testRenderer.widgets,
      readList: async (asked) => ({ ...(await testRenderer.widgets.readList(asked)), title: link() }),
    },
  };
  const steps = {
    download: async () => new Uint8Array(1),
    open: async () => new Uint8Array(1),
    encode: async () => new Uint8Array(1),
  };
  const writePage = createPageWriter({ documents: build, renderer });
  const caches = {
    ...createSiteCaches({ ...build, renderer, publicBackend, writePage }),
    ...createPictureCaches({ ...build, publicBackend, steps }),
    ...createShareCaches(renderer, async () => new Uint8Array(1)),
  };
  const choices = { clientIpHeaders: embeddedIpHeaders, isProxied: false, hasMailbox: false, writeLog: () => {} };
  site = createSite({ build, renderer, publicBackend, caches, changes, ...choices });
});

async function ask(path: string) {
  const incoming = { url: path, headers: {}, socket: { remoteAddress: '127.0.0.1' } };
  const answer = await site.request(path, {}, { incoming } as unknown as SiteEnv['Bindings']);
  const { status, headers } = answer;
  return { status, headers, isShown: status === 200 && (!isText(headers) || (await answer.text()).includes(id)) };
}

const isText = (headers: Headers) => !headers.get('content-type')?.startsWith('image/');

test('the table contains the tested answers', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(paths));
});

test.each(rows)('$name: a removed event disappears within the time in the table', async ({ name, server, ...row }) => {
  const path = paths[name] ?? '';
  const before = await ask(path);
  expect(before.isShown).toBe(true);
  const caching = before.headers.get('cache-control') ?? '';
  const maxAge = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  expect(maxAge).toBe(row.browser);
  expect(Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? maxAge)).toBe(row.cdn);
  const keys = row.key ? [row.key, 'event-000000ff'] : [];
  expect((before.headers.get('surrogate-key') ?? '').split(' ').filter(Boolean)).toEqual(keys);
  expect((before.headers.get('cache-tag') ?? '').split(',').filter(Boolean)).toEqual(keys);

  isRemoved = true;
  expect((await ask(path)).isShown).toBe(true);
  changes.announce(id);
  await new Promise(setImmediate);
  expect((await ask(path)).isShown).toBe(server > 2);
});

test.each(rows.filter(({ server }) => server <= 2))(
  '$name: the cache is emptied after changes may be lost',
  async ({ name }) => {
    const path = paths[name] ?? '';
    expect((await ask(path)).isShown).toBe(true);
    isRemoved = true;
    changes.announceAll();
    expect((await ask(path)).isShown).toBe(false);
  },
);
