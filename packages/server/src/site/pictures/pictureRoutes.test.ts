import { pictureVersion } from '@lively/engine';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../backend/edge/Refusal.ts';
import { createHono } from '../createHono.ts';
import type { PictureQueue } from '../createRenderQueue.ts';
import { createPictureCaches } from './createPictureCaches.ts';
import { pictureRoutes } from './pictureRoutes.ts';

const id = '00000000-0000-4000-8000-000000000011';
const url = 'https://pictures.example/bal.jpg';
const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c93320' } })
  .png()
  .toBuffer();

/** The picture of one event that the database returns to a visitor. */
let image: string | null | undefined;
let isDown: boolean;
const errors: string[] = [];
const ask = vi.fn(async (request: Request) => {
  if (isDown) return new Response(null, { status: 503 });
  if (request.url.includes('/storage/')) return new Response(new Uint8Array(picture));
  const isHere = image !== undefined && request.url.endsWith(`id=eq.${id}`);
  return Response.json(isHere ? [{ image }] : []);
});
const download = vi.fn(async (_url: string) => new Uint8Array(picture));

function newRoutes(queue?: PictureQueue) {
  const caches = createPictureCaches({
    siteUrl: 'https://lively.example',
    publicBackend: { url: 'http://localhost:1', publishableKey: 'key', fetch: ask },
    steps: { download },
    queue,
    writeError: (line) => errors.push(line),
  });
  return createHono().route('/', pictureRoutes(caches));
}

const pathOf = (name = '640.avif', of = url) => `/pictures/${id}/${pictureVersion(of)}-${name}`;

beforeEach(() => {
  image = url;
  isDown = false;
  errors.length = 0;
  vi.clearAllMocks();
  download.mockImplementation(async () => new Uint8Array(picture));
  // An entry at time zero would never expire.
  vi.useFakeTimers({ toFake: ['performance', 'Date'] }).advanceTimersByTime(1);
});

afterEach(() => vi.useRealTimers());

test('each picture is downloaded once for all sizes and formats, and each of these is encoded once', async () => {
  const routes = newRoutes();
  const names = ['320.avif', '640.avif', '640.avif', '320.webp', '800.webp', '1280.webp'];
  for (const name of names) {
    const answer = await routes.request(pathOf(name));
    const [width = '', format = ''] = name.split('.');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).width).toBe(Number(width));
  }
  expect(download.mock.calls).toEqual([[url]]);
  await Promise.all(names.map((name) => newRoutes().request(pathOf(name))));
});

test('an answer can be cached for ten minutes, contains its type, and can be shown on other sites', async () => {
  const routes = newRoutes();
  const { headers } = await routes.request(pathOf());
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=600, s-maxage=60, immutable',
    'content-security-policy': `default-src 'none'; sandbox`,
    'content-type': 'image/avif',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.has('vary')).toBe(false);
  const again = await routes.request(pathOf(), { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('an invalid path of a picture is refused before any request', async () => {
  const version = pictureVersion(url);
  const routes = newRoutes();
  const ids = ['17', 'x', '', '..', '%2e%2e', `${id}x`, `${id}&or=(id.gt.0)`, 'a'.repeat(8_000), '%00'];
  const files = [
    `${version}-641.avif`,
    `${version}-640.png`,
    `${version}-640.svg`,
    `${version}-640`,
    `${version}.avif`,
    `-640.avif`,
    `${version}-640.avif.`,
    `${version}-0640.avif`,
    `${version}-640.AVIF`,
    `${'a'.repeat(8_000)}-640.avif`,
    encodeURIComponent(url),
    '',
  ];
  for (const path of [
    ...ids.map((other) => `/pictures/${other}/${version}-640.avif`),
    ...files.map((file) => `/pictures/${id}/${file}`),
    `/pictures/${url}`,
    `/pictures/?url=${url}`,
  ])
    expect([(await routes.request(path)).status, path]).toEqual([404, path]);
  expect([ask.mock.calls.length, download.mock.calls.length]).toEqual([0, 0]);
});

test('only the URL of the event is downloaded', async () => {
  const routes = newRoutes();
  const others = [pathOf('640.avif', 'https://evil.example/1.png'), pathOf('640.avif', '')];
  for (const path of others) expect((await routes.request(`${path}?url=https://evil.example/`)).status).toBe(404);
  expect(download).not.toHaveBeenCalled();
  const [request] = ask.mock.calls[0] ?? [];
  expect([request?.headers.get('apikey'), request?.headers.has('authorization')]).toEqual(['key', false]);
});

test.each([undefined, null])('an event that is hidden or has no picture (%s) gives 404', async (none) => {
  image = none;
  expect((await newRoutes().request(pathOf())).status).toBe(404);
  expect(download).not.toHaveBeenCalled();
});

test('the picture of a removed event disappears from each cache within a minute', async () => {
  const routes = newRoutes();
  const first = await routes.request(pathOf());
  expect(first.status).toBe(200);
  image = undefined;
  vi.advanceTimersByTime(60_001);
  const etag = first.headers.get('etag') ?? '';
  for (const headers of [{}, { 'if-none-match': etag }]) {
    const second = await routes.request(pathOf(), { headers });
    expect([second.status, second.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  }
});

test('a changed picture has another path, and the old one is answered with 404', async () => {
  const routes = newRoutes();
  await routes.request(pathOf());
  image = `${url}?v=2`;
  vi.advanceTimersByTime(60_001);
  expect((await routes.request(pathOf())).status).toBe(404);
  expect((await routes.request(pathOf('640.avif', image))).status).toBe(200);
});

test('a focal point cuts the same file at another place, without another download', async () => {
  const halves = {
    input: { create: { width: 400, height: 600, channels: 3, background: '#2033c9' } },
    left: 400,
    top: 0,
  } as const;
  const twoColors = await sharp(picture).composite([halves]).png().toBuffer();
  download.mockImplementation(async () => new Uint8Array(twoColors));
  const routes = newRoutes();
  const colors = [];
  for (const focus of ['#focus=0,50', '#focus=100,50']) {
    image = url + focus;
    vi.advanceTimersByTime(60_001);
    const answer = await routes.request(pathOf('320.webp', image));
    expect(answer.status).toBe(200);
    const { dominant } = await sharp(await answer.arrayBuffer()).stats();
    colors.push(dominant.r > dominant.b ? 'red' : 'blue');
  }
  expect(colors).toEqual(['red', 'blue']);
  expect(download.mock.calls).toEqual([[url]]);
});

test('a picture that cannot be downloaded is logged once, and requested again after ten minutes', async () => {
  const routes = newRoutes();
  download.mockRejectedValue(new Error('pictures.example is not on the public internet.'));
  for (const name of ['320.avif', '640.avif', '640.webp']) {
    const answer = await routes.request(pathOf(name));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  }
  expect([download.mock.calls.length, errors]).toEqual([
    1,
    [`The picture "${url}" cannot be shown: pictures.example is not on the public internet.\n`],
  ]);
  download.mockResolvedValue(new Uint8Array(picture));
  vi.advanceTimersByTime(600_001);
  expect((await routes.request(pathOf())).status).toBe(200);
});

test('a file that is not a picture is refused, whatever type its host sends', async () => {
  download.mockResolvedValue(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  const answer = await newRoutes().request(pathOf());
  expect([answer.status, await answer.text()]).toEqual([404, 'There is no such picture.']);
});

test('a picture in the storage is read there, under each name of the site', async () => {
  const file = '/storage/v1/object/public/event-images/00000000-0000-4000-8000-00000000000a/1700000000000.webp';
  for (const origin of ['https://lively.example', 'http://localhost:4173', 'http://localhost:1']) {
    image = origin + file;
    expect((await newRoutes().request(pathOf('640.avif', image))).status).toBe(200);
    expect(ask.mock.lastCall?.[0].url).toBe(`http://localhost:1${file}`);
  }
  expect(download).not.toHaveBeenCalled();
  image = `https://evil.example${file}`;
  await newRoutes().request(pathOf('640.avif', image));
  expect(download).toHaveBeenCalledWith(image);
});

test('a failure of the backend is answered with 503 and not remembered', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const routes = newRoutes();
  isDown = true;
  const answer = await routes.request(pathOf());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  isDown = false;
  expect((await routes.request(pathOf())).status).toBe(200);
});

test('a full queue is answered with 503, and the refusal is not remembered', async () => {
  const takeTurn = vi.fn((task) => task());
  takeTurn.mockRejectedValueOnce(new Refusal(503, '53300', 'Too many requests are waiting.', { retryAfter: 5 }));
  const routes = newRoutes({ download: takeTurn, shrink: takeTurn });
  const answer = await routes.request(pathOf());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await routes.request(pathOf())).status).toBe(200);
});
