import { sampleUuid } from '@lively/engine';
import { afterEach, expect, test, vi } from 'vitest';
import { eventServices } from './eventServices';

afterEach(() => {
  vi.unstubAllGlobals();
});

const row = (id: string) => ({ id, title: 'Bal', category: 'music', location: 'Nice', time_zone: 'Europe/Paris' });
const first = row('aaaaaaaa-58cc-4372-a567-0e0200000011');
const second = row('11111111-58cc-4372-a567-0e0200000011');
const sample = row(sampleUuid(17));

async function find(idInUrl: string, rows: readonly object[]) {
  const asked: URL[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(new URL(input instanceof Request ? input.url : input));
    return Response.json(rows);
  });
  const event = await eventServices.findEvent(idInUrl, new AbortController().signal);
  return { id: event?.id, asked: asked[0]?.searchParams };
}

test('a number of a single event finds the event', async () => {
  const { id, asked } = await find('17', [first]);
  expect(id).toBe(first.id);
  expect(asked?.get('numeric_id')).toBe('eq.17');
  expect(asked?.get('order')).toBe('created_at.asc');
});

test('a number of several events finds no event', async () => {
  expect((await find('17', [first, second])).id).toBeUndefined();
});

test('a sample keeps its number if another event has the same', async () => {
  expect((await find('17', [sample, first])).id).toBe(sample.id);
});

test('an unknown number finds no event', async () => {
  expect((await find('17', [])).id).toBeUndefined();
});
