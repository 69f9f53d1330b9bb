import { randomBytes, randomUUID } from 'node:crypto';
import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/test';
import { hostileStrings } from './hostileStrings';
import { createInspector } from './inspectPage';
import { readSeed } from './Seed';

interface Poll {
  readonly token: string;
  readonly options: readonly { readonly id: string }[];
}

const newToken = () => randomBytes(32).toString('base64url');

test('a poll with hostile events and hostile names of guests is shown only as text', async ({ page }) => {
  const inspector = await createInspector(page);
  const organizerToken = newToken();
  const { token, options } = await makePoll(page, organizerToken);
  const names = hostileStrings.map((text) => text.slice(0, 40)).slice(0, 60);
  let accepted = 0;
  for (const name of names) {
    const answered = await call(page, 'answer_poll', {
      token,
      name,
      answers: Object.fromEntries(options.map(({ id }, index) => [id, ['yes', 'maybe', 'no'][index % 3]])),
      change: randomUUID(),
      answer_token: newToken(),
    });
    expect([200, 400]).toContain(answered.status());
    if (answered.ok()) accepted += 1;
  }
  // The database accepts some of the names.
  expect(accepted).toBeGreaterThan(20);
  for (const path of [`/choose/${token}`, `/en/choose/${token}`, `/organize/${organizerToken}`]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(String(accepted));
    expect(await inspector.inspect()).toEqual([]);
  }
});

/** Creates a poll with the first events that can be chosen. */
async function makePoll(page: Page, organizerToken: string): Promise<Poll> {
  const { eventIds } = readSeed();
  const found = await page.request.get(
    `/rest/v1/event_timings?select=event_id,first_day&first_day=gte.${new Date().toISOString().slice(0, 10)}&limit=500`,
    { headers: { apikey: publishableKey } },
  );
  const timings: { event_id: string; first_day: string }[] = await found.json();
  const days = new Map(timings.map(({ event_id, first_day }) => [event_id, first_day]));
  const lastDay = new Date(Date.now() + 700 * 864e5).toISOString().slice(0, 10);
  const options = [...days]
    .filter(([id, day]) => eventIds.includes(id) && day < lastDay)
    .slice(0, 12)
    .map(([event_id, day]) => ({ event_id, day }));
  expect(options.length).toBeGreaterThan(1);
  const made = await call(page, 'create_poll', { organizer_token: organizerToken, options });
  expect(made.ok()).toBe(true);
  return made.json();
}

const call = (page: Page, name: string, data: object) =>
  page.request.post(`/rest/v1/rpc/${name}`, { headers: { apikey: publishableKey }, data });
