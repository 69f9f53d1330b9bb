import type { Renderer, Share } from '@lively/app/rendering';
import { picturePath } from '@lively/engine';
import type { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { loadTestBuild } from '../../testing/loadTestBuild.ts';
import { embeddedIpHeaders } from './clientIpHeaders.ts';
import { createSite } from './createSite.ts';
import { createSiteCaches, type SiteCaches } from './createSiteCaches.ts';
import type { PublicBackend } from './PublicBackend.ts';
import { createPageWriter } from './pages/createPageWriter.ts';
import { createPictureCaches } from './pictures/createPictureCaches.ts';
import type { SiteEnv } from './SiteEnv.ts';
import { createShareCaches } from './share/shareRoutes.ts';

/** The number of rounds: one cached key is enough to see a leak; caches of a share of the keys need a few more. */
const rounds = 30;
/** Enough rounds to fill the largest cache. */
const fillingRounds = 3_000;
/** The rounds after a cache is full. */
const roundsBeyond = 30;
/** Characters. A path and its search have about 16,000 at most, the limit of Node. */
const longText = 'a'.repeat(8_000);
const uuidOf = (index: number) => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
const share = { title: 'Bal', poster: longText } as Share;

/** The database of a site with more events than one site map can list. */
const publicBackend: PublicBackend = {
  url: 'http://localhost',
  publishableKey: 'key',
  fetch: async ({ url }) => {
    const id = /select=image&id=eq\.(.*)/.exec(url)?.[1];
    const rows = id ? [{ image: pictureOf(id) }] : [];
    return Response.json(rows, { headers: { 'content-range': '0-0/1000000' } });
  },
};

/** Returns the longest URL that the database accepts. */
function pictureOf(id: string): string {
  return `https://pictures.example/${id}`.padEnd(2_048, 'a');
}

const picturePathOf = (id: string) => picturePath(id, pictureOf(id), 320, 'avif');

let site: Hono<SiteEnv>;
let caches: SiteCaches;

beforeAll(async () => {
  const { build, renderer: testRenderer } = await loadTestBuild();
  const renderer: Renderer = {
    ...testRenderer,
    // Every other event exists.
    readShare: async (id) => (/[02468]$/.test(id) ? { ...share, id } : null),
    renderFeed: async () => longText,
    widgets: {
      ...testRenderer.widgets,
      readList: async (asked) => ({ ...(await testRenderer.widgets.readList(asked)), title: longText }),
    },
  };
  const writePage = createPageWriter({ documents: build, renderer });
  caches = {
    ...createSiteCaches({ ...build, renderer, publicBackend, writePage }),
    ...createPictureCaches({
      ...build,
      publicBackend,
      steps: {
        download: async () => new Uint8Array(1),
        open: async () => new Uint8Array(100_000),
        encode: async () => new Uint8Array(10_000),
      },
    }),
    // A fake, because drawing takes a tenth of a second.
    ...createShareCaches(renderer, async () => new Uint8Array(100_000)),
  };
  site = createSite({
    build,
    renderer,
    publicBackend,
    caches,
    clientIpHeaders: embeddedIpHeaders,
    isProxied: false,
    hasMailbox: false,
    writeLog: () => {},
  });
});

/** Sends a request with the raw path, like a socket. */
async function ask(path: string, init: RequestInit = {}): Promise<number> {
  const incoming = { url: path, headers: {}, socket: { remoteAddress: '127.0.0.1' } };
  const answer = await site.request(path, init, { incoming } as unknown as SiteEnv['Bindings']);
  await answer.arrayBuffer();
  return answer.status;
}

const post = (path: string) =>
  ask(path, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ form: 'message', email: 'zoe@example.org' }),
  });

/** Returns the bytes of each cache. */
const measure = () => Object.fromEntries(Object.entries(caches).map(([name, { bytes }]) => [name, bytes]));

test('unknown parameters, invalid ids and missing paths use no memory', async () => {
  for (const path of [
    '/event/17',
    '/en/event/x',
    '/contact?sent=message',
    '/nowhere?sent=message',
    '/feed.xml',
    '/widget/explore',
    '/oembed?url=https://lively.example/explore',
  ])
    expect([200, 404]).toContain(await ask(path));
  expect(await ask('/share/17.png')).toBe(404);
  expect(await ask('/event/x')).toBe(404);
  const [id, other] = [uuidOf(1), uuidOf(2)];
  expect(await ask(picturePathOf(id))).toBe(200);
  expect(await ask(`/pictures/${other}/x-320.avif`)).toBe(404);
  const before = measure();
  for (let index = 0; index < rounds; index++) {
    await ask(`/event/17?x=${index}&y=${longText}`);
    await ask(`/event/${longText}${index}`);
    await ask(`/contact?x=${index}&sent=message`);
    await ask(`/nowhere/${index}?sent=message`);
    await ask(`/feed.xml?x=${index}&y=${longText}`);
    await ask(`/widget/explore?x=${index}&y=${longText}&theme=${index}`);
    await ask(`/widget/event/${longText}${index}`);
    await ask(`/oembed?url=https://lively.example/widget/explore?x=${index}`);
    await ask(`/feed.xml?category=${longText}${index}`);
    await ask(`/share/17.png?x=${index}`);
    await ask(`${picturePathOf(id)}?x=${index}&url=${longText}`);
    await ask(`/pictures/${other}/${index}-320.avif`);
    await ask(`/pictures/${other}/x-${index}.avif`);
    await ask(`/pictures/${index}/x-320.avif`);
    await ask(`/pictures/${longText}${index}/x-320.avif`);
    await ask(`/share/${index}${longText}.png`);
    await ask(`/sitemaps/events-${40_000 + index}.xml`);
    await ask(`/oembed?url=https://lively.example/event/${index}${longText}`);
    await post(`/contact?x=${index}`);
  }
  expect(measure()).toEqual({ ...before, eventCount: expect.any(Number) });
});

test('thousands of different pages, pictures and feeds fill each cache to its limit and not beyond', async () => {
  const { pages, shareFacts, sharePictures, feeds, widgets, pictureUrls, openedPictures, encodedPictures } = caches;
  const kinds: readonly [readonly SiteCaches[keyof SiteCaches][], (index: number) => string][] = [
    [[pages], (index) => `/explore?q=${longText}${index}`],
    [[shareFacts, sharePictures], (index) => `/share/${uuidOf(index)}.png`],
    [[pictureUrls, openedPictures, encodedPictures], (index) => picturePathOf(uuidOf(index))],
    [[feeds], (index) => `/feed.json?city=${index}`],
    [[widgets], (index) => `/widget/explore?city=${index}`],
  ];
  for (const [filled, pathOf] of kinds) {
    const isFull = () => filled.every(({ bytes, maxBytes }) => bytes > 0.98 * maxBytes);
    for (let index = 0, beyond = 0; index < fillingRounds && beyond < roundsBeyond; index++) {
      expect([200, 404, 410]).toContain(await ask(pathOf(index)));
      if (isFull()) beyond++;
      for (const { bytes, maxBytes } of filled) expect(bytes).toBeLessThanOrEqual(maxBytes);
    }
    expect(isFull()).toBe(true);
  }
  for (let index = 1; index <= 40; index++) expect(await ask(`/sitemaps/events-${index}.xml`)).toBe(200);
  for (const { bytes, maxBytes } of Object.values(caches)) expect(bytes).toBeLessThanOrEqual(maxBytes);
});
