import { beforeAll, expect, test, vi } from 'vitest';
import { loadTestBuild } from '../../testing/loadTestBuild.ts';
import type { Renderer, Share } from '../loadRenderer.ts';
import type { Build } from '../readBuild.ts';
import { shareRoutes } from './shareRoutes.ts';

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
let renderer: Renderer;

beforeAll(async () => {
  ({ build, renderer } = await loadTestBuild());
});

const routesWith = (readShare: Renderer['readShare']) => shareRoutes({ build, renderer: { ...renderer, readShare } });

/** Width and height, from the first chunk of a PNG. */
async function sizeOf(answer: Response): Promise<number[]> {
  const view = new DataView(await answer.arrayBuffer());
  expect(view.getUint32(0)).toBe(0x89504e47);
  return [view.getUint32(16), view.getUint32(20)];
}

test('an event has its picture in each language, drawn once, and an unchanged one is not sent again', async () => {
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
])('%# whatever a title holds, there is a picture', async (title) => {
  const answer = await routesWith(async () => ({ ...share, title, date: undefined })).request('/share/1.png');
  expect(await sizeOf(answer)).toEqual([1200, 630]);
});

test('an event that nobody sees has no picture; a backend that does not answer is asked again', async () => {
  const readShare = vi.fn(async (): Promise<Share | null> => null).mockRejectedValueOnce(new Error('Down.'));
  const routes = routesWith(readShare);
  expect((await routes.request('/share/404.png')).status).toBe(503);
  expect((await routes.request('/share/404.png')).status).toBe(404);
  expect((await routes.request('/share/..%2F..%2Fx.png')).status).toBe(404);
});
