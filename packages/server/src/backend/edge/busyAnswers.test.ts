import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend } from '../../../testing/newBackend';

const explore = '/rest/v1/rpc/explore_events?city=Lyon';
let lively: TestBackend;

beforeAll(async () => {
  // PGlite answers one request at a time.
  lively = await newBackend({ serverUrl: '' });
});

afterEach(() => vi.restoreAllMocks());

afterAll(() => lively.end());

/** Answers one read only once released, while reads of other networks wait for it. */
async function holdDatabase(waiting: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.spyOn(lively.backend.app, 'fetch').mockImplementationOnce(() => promise.then(() => Response.json([])));
  const reads = Array.from({ length: waiting + 1 }, (_, index) =>
    lively.call(`/rest/v1/events?select=id&limit=1&offset=${index}`, {
      headers: { 'x-forwarded-for': `203.0.113.${index}` },
    }),
  );
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  run.mockClear();
  const release = async () => {
    resolve();
    await Promise.all(reads);
  };
  return { run, release };
}

test('while many reads wait, visitors get the public answers of the last minute', async () => {
  await lively.call(explore);
  const known = await (await lively.call(explore)).json();
  const { run, release } = await holdDatabase(8);
  const answer = await lively.call(explore);
  expect([answer.status, answer.headers.get('cache-control'), run.mock.calls]).toEqual([200, 'public, no-cache', []]);
  expect(await answer.json()).toEqual(known);
  await release();
});

test('otherwise the database answers', async () => {
  await lively.call(explore);
  await lively.call(explore);
  const { run, release } = await holdDatabase(7);
  const answer = lively.call(explore);
  await release();
  expect((await answer).status).toBe(200);
  expect(run.mock.calls.filter(([request]) => (request as Request).url.includes('Lyon'))).toHaveLength(1);
});
