import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testSiteUrl } from '../../testing/newBackend';
import type { Backend } from './createBackend';

let lively: TestBackend;
let backend: Backend;

beforeAll(async () => {
  lively = await newBackend();
  backend = lively.backend;
});

afterAll(() => lively.end());

const call: TestBackend['call'] = (...parameters) => lively.call(...parameters);
const signUp: TestBackend['signUp'] = (email) => lively.signUp(email);

test.skipIf(process.env.DATABASE_URL)('the data is in the requested folder', () => {
  expect(existsSync(resolve(lively.dataFolder, 'postgres/PG_VERSION'))).toBe(true);
});

test('other users of the machine cannot read the data or the secret for tokens', async () => {
  expect((await stat(lively.dataFolder)).mode & 0o777).toBe(0o700);
  expect((await stat(resolve(lively.dataFolder, 'signing-secret'))).mode & 0o777).toBe(0o600);
});

test('a request without a key is refused', async () => {
  expect((await call('/rest/v1/events?select=id', { apikey: null })).status).toBe(401);
});

test('a new database contains samples in all seven categories', async () => {
  const events = await (await call('/rest/v1/events?select=category')).json();
  expect(events.length).toBeGreaterThanOrEqual(60);
  expect(new Set(events.map(({ category }: { category: string }) => category)).size).toBe(7);
});

test('a visitor cannot read purchases, the secret key can read all', async () => {
  expect(await (await call('/rest/v1/purchases?select=id')).json()).toMatchObject({ code: '42501' });
  const all = await (await call('/rest/v1/purchases?select=id', { apikey: backend.secretKey })).json();
  expect(all.length).toBeGreaterThan(0);
});

test('a token signed with the public secret of the package gives no access', async () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { role: 'service_role', exp: Math.floor(Date.now() / 1000) + 3600 };
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  const signature = createHmac('sha256', 'unsafe-secret-change-me').update(unsigned).digest('base64url');
  const answer = await call('/rest/v1/purchases?select=id', { token: `${unsigned}.${signature}` });
  const rows = answer.ok ? await answer.json() : [];
  expect(rows).toEqual([]);
});

test('a creator cannot write the counters of their event', async () => {
  const { token } = await signUp('creatrice@exemple.fr');
  const created = await call('/rest/v1/events', {
    method: 'POST',
    token,
    body: { title: 'Bal du quartier', category: 'leisure', location: 'Lyon' },
  });
  expect(created.status).toBe(201);
  const [{ id }] = await created.json();
  const inflated = await call(`/rest/v1/events?id=eq.${id}`, { method: 'PATCH', token, body: { upvotes_count: 999 } });
  expect(inflated.status).toBe(403);
});

test('a vote counts once, follows a change, and is removed with its row', async () => {
  const { token, userId } = await signUp('votante@exemple.fr');
  const eventId = '00000000-0000-4000-8000-000000000050';
  const counts = async () => {
    const [row] = await (await call(`/rest/v1/events?id=eq.${eventId}&select=upvotes_count,downvotes_count`)).json();
    return [row.upvotes_count, row.downvotes_count];
  };
  const vote = (vote_type: string) =>
    backend.fetch(
      new Request(`${testSiteUrl}/rest/v1/event_votes?on_conflict=user_id,event_id`, {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          Prefer: 'resolution=merge-duplicates',
        },
        body: JSON.stringify({ user_id: userId, event_id: eventId, vote_type }),
      }),
    );
  const [up = 0, down = 0] = await counts();
  await vote('up');
  await vote('up');
  expect(await counts()).toEqual([up + 1, down]);
  await vote('down');
  expect(await counts()).toEqual([up, down + 1]);
  await call(`/rest/v1/event_votes?event_id=eq.${eventId}`, { method: 'DELETE', token });
  expect(await counts()).toEqual([up, down]);
});

test('a stored picture is served completely and leaves no file open', async () => {
  const { token, userId } = await signUp('photographe@exemple.fr');
  const bytes = Buffer.from('RIFF\0\0\0\0WEBPVP8 et des pixels', 'latin1');
  const path = `avatars/${userId}/${Date.now()}.webp`;
  const store = new Request(`${testSiteUrl}/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, Authorization: `Bearer ${token}`, 'Content-Type': 'image/webp' },
    body: bytes,
  });
  expect((await backend.fetch(store)).status).toBe(200);

  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  expect(existsSync(resolve(lively.dataFolder, 'pictures', path))).toBe(true);
  const answer = await call(`/storage/v1/object/public/${path}`, { apikey: null });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  await collectGarbage();
  process.off('warning', note);
  expect(warnings).toEqual([]);
});

test('a refusal of the database is logged as one line without the typed values', async () => {
  const { token } = await signUp('bavarde@exemple.fr');
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const body = { title: 'Un secret', category: 'nothing', location: 'Lyon' };
  const answer = await call('/rest/v1/events', { method: 'POST', token, body });
  const lines = log.mock.calls.map((values) => values.map((value) => inspect(value)).join(' '));
  log.mockRestore();
  expect(answer.status).toBe(400);
  expect(lines).toEqual([expect.stringMatching(/^The database refused a request \(23514\): [^\n]*$/)]);
  expect(lines[0]).not.toContain('Un secret');
});

/** Collects garbage, and waits long enough for its warnings. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 3; round++) {
    collect();
    await new Promise((done) => setImmediate(done));
  }
}
