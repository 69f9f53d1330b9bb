import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { apiHeaders } from '../helpers/apiHeaders';
import { signUp } from '../helpers/signUp';
import { test } from '../helpers/test';

/** A call as the API page documents it. */
interface Call {
  readonly method: string;
  readonly path: string;
  /** The parameters as typed: `location=ilike.Lyon*`, or the name of a field. */
  readonly parameters: readonly string[];
}

const apikey = { apikey: publishableKey };

test('the calls on the API page work as written, and only with the required key and token', async ({ page }) => {
  const user = await signUp(page, 'Ada Interface');
  await page.goto('/api');
  const [list, create] = [await readCall(page, 0), await readCall(page, 1)];
  const [read, preferences] = [await readCall(page, 2), await readCall(page, 3)];
  expect([list.method, create.method, read.method, preferences.method]).toEqual(['GET', 'POST', 'GET', 'GET']);

  const found = await page.request.get(toUrl(list), { headers: apikey });
  expect(found.status()).toBe(200);
  for (const row of await found.json()) {
    expect(row).toMatchObject({ category: 'music', location: expect.stringMatching(/^Lyon/) });
    expect(row.date >= '2026-12-12' && row.date <= '2026-12-13').toBe(true);
  }
  expect((await page.request.get(toUrl(list))).status()).toBe(401);

  const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const body = { title: 'Bal du quartier', description: 'Venez danser.', location: 'Lyon 7e', date, category: 'music' };
  expect(Object.keys(body)).toEqual(create.parameters);
  const headers = { ...apiHeaders(user), Prefer: 'return=representation' };
  const created = await page.request.post(create.path, { headers, data: body });
  expect(created.status()).toBe(201);
  const [{ id }] = await created.json();
  expect((await page.request.post(create.path, { headers: apikey, data: body })).ok()).toBe(false);

  const one = await page.request.get(toUrl(read, id), { headers: apikey });
  expect(await one.json()).toMatchObject([body]);
  const own = await page.request.get(toUrl(preferences, user.id), { headers: apiHeaders(user) });
  expect(own.status()).toBe(200);
  expect((await page.request.get(toUrl(preferences, user.id), { headers: apikey })).ok()).toBe(false);
});

test('the example on the API page requests the columns of its answer', async ({ page }) => {
  await page.goto('/api');
  const [command = '', answer = ''] = await page.locator('main figure code').allTextContents();
  const [, path] = /https?:\/\/[^/\s]+(\S+)/.exec(command) ?? [];
  const [columns = '', ...conditions] = [...command.matchAll(/--data "([^"]+)"/g)].map(([, text = '']) => text);
  expect((await page.request.get(`${path}?${[columns, ...conditions].join('&')}`, { headers: apikey })).status()).toBe(
    200,
  );
  const any = await (await page.request.get(`${path}?${columns}&limit=1`, { headers: apikey })).json();
  expect(Object.keys(any[0])).toEqual(Object.keys(JSON.parse(answer)[0]));
});

async function readCall(page: Page, index: number): Promise<Call> {
  const card = page
    .locator('main article')
    .filter({ has: page.locator('h3 code') })
    .nth(index);
  return {
    method: (await card.locator('h3 span').textContent()) ?? '',
    path: (await card.locator('h3 code').textContent()) ?? '',
    parameters: await card.locator('dt').allTextContents(),
  };
}

/** @param id - Replaces `{id}` in the documented call. */
function toUrl({ path, parameters }: Call, id = ''): string {
  return `${path}?${parameters.join('&').replace('{id}', id)}`;
}
