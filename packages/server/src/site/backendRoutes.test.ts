import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { backendRoutes } from './backendRoutes.ts';
import type { SiteEnv } from './SiteEnv.ts';

const list = Array.from({ length: 24 }, (_, number) => ({ number, title: `Bal du quartier ${number}`, city: 'Lyon' }));
const json = JSON.stringify(list);
const routes = backendRoutes({
  isProxied: false,
  fetch: async () => new Response(json, { headers: { 'Content-Type': 'application/json', Vary: 'Authorization' } }),
});
const bindings = { incoming: { socket: { remoteAddress: '203.0.113.7' }, headers: {} } };

async function read(path: string, accepted: string) {
  const request = { headers: { 'accept-encoding': accepted } };
  const answer = await routes.request(path, request, bindings as unknown as SiteEnv['Bindings']);
  const { headers } = answer;
  return {
    encoding: headers.get('content-encoding'),
    vary: headers.get('vary'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

test('rows are compressed for a client that accepts it', async () => {
  const { encoding, vary, bytes } = await read('/rest/v1/rpc/explore_events', 'gzip, deflate, br');
  expect([encoding, vary]).toEqual(['gzip', 'Authorization, Accept-Encoding']);
  expect(gunzipSync(bytes).toString()).toBe(json);
  expect(bytes.length).toBeLessThan(json.length / 4);
});

test('rows are sent as they are to a client that accepts no compression', async () => {
  const { encoding, vary, bytes } = await read('/rest/v1/rpc/explore_events', 'identity');
  expect([encoding, vary]).toEqual([null, 'Authorization, Accept-Encoding']);
  expect(bytes.toString()).toBe(json);
});

// The size of a compressed answer tells how much of it repeats the request: an answer about an account contains secrets.
test.each(['/auth/v1/user', '/storage/v1/object/avatars/a.svg'])('%s is never compressed', async (path) => {
  const { encoding, bytes } = await read(path, 'gzip');
  expect(encoding).toBeNull();
  expect(bytes.toString()).toBe(json);
});
