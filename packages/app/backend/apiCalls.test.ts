import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiCall, apiCalls, toCurl, toQuery } from '../src/content/apiCalls';
import { newBackend, type TestBackend } from './testing/newBackend';

let lively: TestBackend;

beforeAll(async () => {
  lively = await newBackend();
}, 60_000);
afterAll(() => lively.end());

const read = async (call: ApiCall, id = '', token?: string) => {
  const query = Object.values(call.query).join('&').replace('{id}', id);
  const answer = await lively.call(`${call.path}?${query}`, { token });
  return { status: answer.status, rows: await answer.json() };
};

test('B: the list of the API page takes its conditions, and holds to them', async () => {
  const { status, rows } = await read(apiCalls.list);
  expect(status).toBe(200);
  for (const row of rows) {
    expect(row).toMatchObject({ category: 'music', location: expect.stringMatching(/^Lyon/) });
    expect(row.date >= '2026-12-12' && row.date <= '2026-12-13').toBe(true);
  }
  const city = await lively.call('/rest/v1/events?location=ilike.Lyon*&limit=20');
  expect((await city.json()).length).toBeGreaterThan(0);
});

test('B: the example of the API page answers with the columns that the page shows', async () => {
  expect(toCurl(apiCalls.list, 'https://lively.fr')).toContain('https://lively.fr/rest/v1/events');
  const answer = await lively.call(`${apiCalls.list.path}?${toQuery(apiCalls.list)}`);
  expect(answer.status).toBe(200);
  const any = await (await lively.call(`/rest/v1/events?${toQuery(apiCalls.list).split('&')[0]}&limit=1`)).json();
  expect(Object.keys(any[0])).toEqual(['id', 'title', 'category', 'location', 'date', 'time', 'time_zone', 'price']);
});

test('B: an event is published with the token of its creator, read by its id, and nothing without a key', async () => {
  const { token, userId } = await lively.signUp('api@exemple.fr');
  const created = await lively.call(apiCalls.create.path, { method: 'POST', body: apiCalls.create.body, token });
  expect(created.status).toBe(201);
  const [{ id }] = await created.json();
  expect((await read(apiCalls.read, id)).rows).toMatchObject([apiCalls.create.body]);
  expect((await read(apiCalls.preferences, userId, token)).status).toBe(200);
  expect((await lively.call(apiCalls.list.path, { apikey: null })).status).toBe(401);
  expect((await read(apiCalls.preferences, userId)).status).not.toBe(200);
});
