import type { Renderer, Share } from '@lively/app/rendering';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTestBuild } from '../../../testing/loadTestBuild.ts';
import type { Build } from '../documents/readBuild.ts';
import { createShareCaches, shareRoutes } from './shareRoutes.ts';

const share: Share = {
  id: '17',
  title: 'Nuit Nina Simone',
  categoryLabel: 'Musique',
  place: 'Le Trianon, Paris',
  detail: '20:30',
  date: { weekday: 'sam.', day: '12', month: 'déc.' },
  colors: { flood: '#C93320', onFlood: '#F6F0E4' },
  poster: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#F6F0E4" d="M0 0h4v5H0z"/></svg>',
};

let build: Build;

beforeAll(async () => {
  ({ build } = await loadTestBuild());
});

const routesWith = (readShare: Renderer['readShare'], draw?: (share: Share) => Promise<Uint8Array<ArrayBuffer>>) =>
  shareRoutes({ documents: build, caches: createShareCaches({ readShare }, draw) });

/** Reads width and height from the first chunk of a PNG. */
async function sizeOf(answer: Response): Promise<number[]> {
  const view = new DataView(await answer.arrayBuffer());
  expect(view.getUint32(0)).toBe(0x89504e47);
  return [view.getUint32(16), view.getUint32(20)];
}

test('the picture of an event is drawn once for each language, and not sent again if it is unchanged', async () => {
  const readShare = vi.fn(async (_id: string, _language: string) => share);
  const routes = routesWith(readShare);
  const answers = await Promise.all(
    ['/share/17.png', '/share/17.png', '/en/share/17.png'].map((path) => routes.request(path)),
  );
  expect(readShare.mock.calls.map(([id, language]) => [id, language])).toEqual([
    ['17', 'fr'],
    ['17', 'en'],
  ]);
  for (const answer of answers) expect(await sizeOf(answer)).toEqual([1200, 630]);
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect(answers[0]?.headers.get('content-type')).toBe('image/png');
  expect((await routes.request('/share/17.png', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.each([
  ['', 'Nothing to read'],
  ['x'.repeat(10_000), 'No end'],
  ['<b>Bal</b> & "co"', 'Markup'],
  ['مهرجان الموسيقى في مرسيليا', 'From right to left'],
  ['🎉 Fête 👨‍👩‍👧 🇫🇷', 'Emoji'],
  ['東京ラーメン祭り', 'A script without a font'],
  ['\u0000\u202E\uD800', 'Broken'],
])('%# a picture is drawn for any title', async (title) => {
  const answer = await routesWith(async () => ({ ...share, title, date: undefined })).request('/share/1.png');
  expect(await sizeOf(answer)).toEqual([1200, 630]);
});

test('an event that is not public has no picture, and a failure of the backend is not remembered', async () => {
  const readShare = vi.fn(async (): Promise<Share | null> => null).mockRejectedValueOnce(new Error('Down.'));
  const routes = routesWith(readShare);
  expect((await routes.request('/share/404.png')).status).toBe(503);
  expect((await routes.request('/share/404.png')).status).toBe(404);
  expect((await routes.request('/share/..%2F..%2Fx.png')).status).toBe(404);
});

test('the picture of a removed event disappears from each cache within a minute', async () => {
  // An entry at time zero would never expire.
  vi.useFakeTimers({ toFake: ['performance', 'Date'] }).advanceTimersByTime(1);
  const readShare = vi.fn(async (): Promise<Share | null> => share);
  const draw = vi.fn(async () => new Uint8Array([1]));
  const routes = routesWith(readShare, draw);
  const first = await routes.request('/share/17.png');
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
  readShare.mockResolvedValue(null);
  vi.advanceTimersByTime(60_001);
  const second = await routes.request('/share/17.png');
  expect([second.status, second.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  const etag = first.headers.get('etag') ?? '';
  expect((await routes.request('/share/17.png', { headers: { 'if-none-match': etag } })).status).toBe(404);
  vi.useRealTimers();
});

test('a picture is drawn again only after a change of its event', async () => {
  // An entry at time zero would never expire.
  vi.useFakeTimers({ toFake: ['performance', 'Date'] }).advanceTimersByTime(1);
  const readShare = vi.fn(async (): Promise<Share | null> => ({ ...share }));
  const draw = vi.fn(async () => new Uint8Array([1]));
  const routes = routesWith(readShare, draw);
  for (const title of [share.title, share.title, 'Nuit annulée']) {
    readShare.mockResolvedValue({ ...share, title });
    await routes.request('/share/17.png');
    vi.advanceTimersByTime(60_001);
  }
  expect([readShare.mock.calls.length, draw.mock.calls.length]).toEqual([3, 2]);
  vi.useRealTimers();
});

test('an invalid id is refused without a query', async () => {
  const readShare = vi.fn(async () => share);
  const routes = routesWith(readShare);
  for (const id of ['x', '01', '-1', '1.0', '4294967296', 'a'.repeat(8_000), '%00', '17%2F', '..%2Fx', ' 17'])
    expect((await routes.request(`/share/${id}.png`)).status).toBe(404);
  expect(readShare).not.toHaveBeenCalled();
});

test('an event has one cache entry for all forms of its id', async () => {
  const readShare = vi.fn(async () => share);
  const draw = vi.fn(async () => new Uint8Array([1]));
  const routes = routesWith(readShare, draw);
  for (const path of ['/share/17.png', '/share/%31%37.png', '/share/17.png?x=1', '/share/17.png?x=2'])
    expect((await routes.request(path)).status).toBe(200);
  const uuid = '00000000-0000-4000-8000-00000000000a';
  for (const id of [uuid, uuid.toUpperCase()]) await routes.request(`/share/${id}.png`);
  expect(readShare.mock.calls.length).toBe(2);
});
