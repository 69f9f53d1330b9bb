import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limitConcurrency.ts';
import { rememberReader } from './rememberReader.ts';
import type { SiteEnv } from './SiteEnv.ts';

/** Creates a site whose answers wait until `answer` is called. */
function createHeldSite(isProxied: boolean) {
  const held = Promise.withResolvers<void>();
  const site = new Hono<SiteEnv>()
    .use(rememberReader({ isProxied }), limitConcurrency({ limit: 2 }))
    .get('/', async ({ text }) => {
      await held.promise;
      return text('Lively');
    });
  const ask = (remoteAddress: string, forwarded?: string) =>
    site.request('/', {}, {
      incoming: { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } },
    } as unknown as SiteEnv['Bindings']);
  return { ask, answer: held.resolve };
}

const statusesOf = async (answers: readonly (Response | Promise<Response>)[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

test('a network at its limit of simultaneous requests is answered with 429, other networks are not', async () => {
  const { ask, answer } = createHeldSite(false);
  const first = [ask('203.0.113.7'), ask('203.0.113.7')];
  const refused = await ask('203.0.113.7', '198.51.100.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  const others = [ask('203.0.113.8'), ask('2001:db8::1'), ask('2001:db8::2')];
  // A network of IPv6 has all addresses of its /64.
  expect((await ask('2001:db8::3')).status).toBe(429);
  answer();
  expect(await statusesOf([...first, ...others])).toEqual([200, 200, 200, 200, 200]);
  expect(await statusesOf([ask('203.0.113.7'), ask('2001:db8::3')])).toEqual([200, 200]);
});

test('requests behind a proxy are counted by the client in the header', async () => {
  const { ask, answer } = createHeldSite(true);
  const first = [ask('127.0.0.1', '203.0.113.7'), ask('127.0.0.1', '198.51.100.1, 203.0.113.7')];
  expect((await ask('127.0.0.1', '203.0.113.7')).status).toBe(429);
  const other = ask('127.0.0.1', '203.0.113.8');
  answer();
  expect(await statusesOf([...first, other])).toEqual([200, 200, 200]);
});

test('a failed request no longer counts', async () => {
  const site = new Hono<SiteEnv>()
    .use(rememberReader({ isProxied: false }), limitConcurrency({ limit: 1 }))
    .get('/', () => {
      throw new Error('broken');
    });
  site.onError((_, { text }) => text('broken', 500));
  const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' }, headers: {} } };
  for (let round = 0; round < 3; round++)
    expect((await site.request('/', {}, bindings as unknown as SiteEnv['Bindings'])).status).toBe(500);
});
