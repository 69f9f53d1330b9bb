import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTiles, type TestTiles } from '../../../testing/openTiles.ts';
import { createHono } from '../createHono.ts';
import { currentReader } from '../currentReader.ts';
import { downloadFile, StatusError } from '../downloads/downloadFile.ts';
import { createStreetCaches } from './createStreetCaches.ts';
import { streetRoutes } from './streetRoutes.ts';

let tiles: TestTiles;
beforeAll(async () => {
  tiles = await openTiles();
});
afterAll(() => tiles.close());

const errors: string[] = [];
const download = vi.fn(downloadFile);
beforeEach(() => {
  errors.length = 0;
  download.mockReset().mockImplementation(downloadFile);
});

function newRoutes(styleUrl: string | undefined) {
  const caches = createStreetCaches({ styleUrl, download, writeError: (line) => errors.push(line) });
  return createHono().route('/', streetRoutes({ caches, styleUrl }));
}

/** Answers the style with these sources, and each of its files with its URL. */
function answerStyle(sources: object, rest: object = {}) {
  download.mockImplementation(async (url) =>
    Buffer.from(url.endsWith('/style.json') ? JSON.stringify({ version: 8, layers: [], sources, ...rest }) : url),
  );
  return newRoutes('https://tiles.example/style.json');
}

const paris = '/streets/tiles/0/11/1037/704';

test('a browser learns the style and its authors, but neither the URLs nor the key of the host', async () => {
  const answer = await newRoutes(tiles.styleUrl).request('/streets/map.json');
  const text = await answer.text();
  expect(text).not.toMatch(/localhost|secret|http:/);
  expect(JSON.parse(text)).toMatchObject({
    style: {
      version: 8,
      sources: { city: { type: 'vector', minzoom: 0, maxzoom: 14, tiles: ['/streets/tiles/0/{z}/{x}/{y}'] } },
      sprite: [{ id: 'default', url: '/streets/sprites/0' }],
      layers: [{ id: 'land' }, { id: 'parks' }, { id: 'roads' }, { id: 'stations' }],
    },
    credits: [{ text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }, { text: 'and the tests' }],
  });
});

test('the files of the style come through the site, each downloaded once', async () => {
  const routes = newRoutes(tiles.styleUrl);
  for (const path of [paris, '/streets/sprites/0.json', '/streets/sprites/0@2x.png', paris]) {
    const answer = await routes.request(path);
    expect([answer.status, answer.headers.get('cache-control'), path]).toEqual([200, 'public, max-age=86400', path]);
  }
  expect(download.mock.calls.map(([url]) => new URL(url).pathname)).toEqual([
    '/style.json',
    '/tiles.json',
    '/tiles/11/1037/704.pbf',
    '/symbols.json',
    '/symbols@2x.png',
  ]);
  const plain = new Uint8Array(await (await routes.request(paris)).arrayBuffer());
  const packed = await routes.request(paris, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(new Uint8Array(gunzipSync(await packed.arrayBuffer()))).toEqual(plain);
  expect(Buffer.from(plain).includes('geojsonLayer')).toBe(true);
});

test('a tile where the host has none is empty, and is not requested again', async () => {
  const routes = newRoutes(tiles.styleUrl);
  for (let round = 0; round < 2; round++) expect((await routes.request('/streets/tiles/0/11/0/0')).status).toBe(204);
  expect(download).toHaveBeenCalledTimes(3);
  expect(errors).toEqual([]);
});

test.each([
  '/streets/tiles/1/11/1037/704',
  '/streets/tiles/0/15/0/0',
  '/streets/tiles/0/3/8/0',
  '/streets/tiles/0/3/0/8',
  '/streets/tiles/0/3/-1/0',
  '/streets/tiles/0/03/0/0',
  '/streets/tiles/0/3/0/1e0',
  '/streets/sprites/1.png',
  '/streets/sprites/0@3x.png',
  '/streets/sprites/0.svg',
  '/streets/glyphs/Noto Sans/0-255.pbf',
  '/streets/data/0',
  '/streets/https://evil.example/',
  '/streets/style.json',
])('%s is not in the style, and requests nothing', async (path) => {
  const routes = newRoutes(tiles.styleUrl);
  await routes.request('/streets/map.json');
  expect((await routes.request(path)).status).toBe(404);
  expect(download).toHaveBeenCalledTimes(2);
});

test('letters of the fonts of the style, shapes, and tiles without a description come from their URLs', async () => {
  const routes = answerStyle(
    {
      photo: { type: 'raster', tiles: ['a/{z}/{x}/{y}{ratio}.png', 'https://b.example/{z}/{x}/{y}.png'], maxzoom: 5 },
      shapes: { type: 'geojson', data: 'shapes.json', attribution: 'The town' },
    },
    {
      glyphs: 'https://fonts.example/{fontstack}/{range}.pbf?key=1',
      layers: [{ id: 'a', type: 'symbol', layout: { 'text-font': ['literal', ['Noto Sans', 'Noto Sans Bold']] } }],
    },
  );
  const read = async (path: string) => (await routes.request(path)).text();
  expect(await read('/streets/tiles/0/2/1/1')).toBe('https://tiles.example/a/2/1/1.png');
  expect(await read('/streets/tiles/0/2/1/2')).toBe('https://b.example/2/1/2.png');
  expect(await read('/streets/data/1')).toBe('https://tiles.example/shapes.json');
  const fonts = encodeURIComponent('Noto Sans,Noto Sans Bold');
  expect(await read(`/streets/glyphs/${fonts}/512-767.pbf`)).toBe(
    'https://fonts.example/Noto%20Sans%2CNoto%20Sans%20Bold/512-767.pbf?key=1',
  );
  for (const path of ['Comic/0-255', `${fonts}/1-256`, `${fonts}/65536-65791`, `${fonts},Other/0-255`])
    expect((await routes.request(`/streets/glyphs/${path}.pbf`)).status).toBe(404);
});

test('only the origin of the style may be private', async () => {
  const other = await openTiles();
  const { origin } = new URL(other.styleUrl);
  download.mockImplementation(async (url, rules) =>
    url.endsWith('/style.json')
      ? Buffer.from(
          JSON.stringify({
            version: 8,
            layers: [],
            sources: { a: { type: 'vector', tiles: [`${origin}/{z}/{x}/{y}`] } },
          }),
        )
      : downloadFile(url, rules),
  );
  const routes = newRoutes('http://localhost:1/style.json');
  expect((await routes.request('/streets/tiles/0/0/0/0')).status).toBe(503);
  expect(other.asked).toEqual([]);
  expect(errors).toEqual([expect.stringContaining('http: is not https:')]);
  await other.close();
});

test.each([
  ['that does not answer', new StatusError(500)],
  ['that is too large', new Error('The file has more than 10 bytes.')],
])('a style %s shows no map for a while, and its key is not logged', async (_name, error) => {
  download.mockRejectedValue(error);
  const routes = newRoutes('https://tiles.example/style.json?key=a-secret-key');
  for (const path of ['/streets/map.json', paris]) {
    const answer = await routes.request(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  }
  expect(download).toHaveBeenCalledOnce();
  expect(errors).toEqual([`The style of the street map cannot be used (https://tiles.example): ${error.message}\n`]);
});

test.each([
  ['an old version', { version: 7 }],
  ['an archive as a source', { sources: { a: { type: 'vector', url: 'pmtiles://tiles.example/a' } } }],
  ['a source without tiles', { sources: { a: { type: 'vector' } } }],
])('a style with %s is refused', async (_name, rest) => {
  expect((await answerStyle({}, rest).request('/streets/map.json')).status).toBe(503);
  expect(errors).toHaveLength(1);
});

test('a network that requests very many new tiles has to wait, and others do not', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] }).advanceTimersByTime(1);
  const routes = answerStyle({ a: { type: 'vector', tiles: ['{z}/{x}/{y}'] } });
  const { signal } = new AbortController();
  const ask = (network: string, index: number) =>
    currentReader.run({ address: network, network, signal, isRegular: false }, async () => {
      const { status, headers } = await routes.request(`/streets/tiles/0/10/${index}/0`);
      return [status, headers.get('retry-after')];
    });
  for (let index = 0; index < 300; index++) expect(await ask('198.51.100.0', index)).toEqual([200, null]);
  expect(await ask('198.51.100.0', 300)).toEqual([429, '10']);
  expect(await ask('198.51.100.0', 7)).toEqual([200, null]);
  expect(await ask('203.0.113.0', 300)).toEqual([200, null]);
  vi.advanceTimersByTime(10_000);
  expect(await ask('198.51.100.0', 301)).toEqual([200, null]);
  vi.useRealTimers();
});

test('a host without a style has an empty map', async () => {
  const routes = newRoutes(undefined);
  const answer = await routes.request('/streets/map.json');
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect((await routes.request(paris)).status).toBe(404);
  expect(download).not.toHaveBeenCalled();
});
