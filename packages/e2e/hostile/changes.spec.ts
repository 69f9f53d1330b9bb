import { expect } from '@playwright/test';
import { signUp } from '../helpers/signUp';
import { test } from '../helpers/test';
import { hostileStrings } from './hostileStrings';
import { createInspector } from './inspectPage';
import { origin, readSeed } from './Seed';
import { storeRows } from './storeRows';

/** All strings with `LONG=1`, one in eight in `pnpm test`, because other lists show these events too. */
const step = process.env.LONG ? 1 : 8;
const count = process.env.LONG ? 60 : 20;

test('changes between hostile values are shown only as text', async ({ page }) => {
  const { secretKey } = readSeed();
  const inspector = await createInspector(page);
  const user = await signUp(page, 'Camille Change');
  const titles = hostileStrings.filter((_, index) => index % step === 0);
  const values = titles.map((text) => ({
    location: text.slice(0, 200),
    venue: text.slice(0, 300),
    full_address: text.slice(0, 500),
    price: '12 €',
  }));
  const { stored } = await storeRows<{ id: string }>(
    'events',
    values.map((row, index) => ({
      ...row,
      title: titles[index]?.slice(0, 500),
      category: 'music',
      date: '2031-04-05',
      source: 'hostile changes',
      source_uid: String(index),
    })),
    secretKey,
  );
  const events = stored.slice(0, count);
  expect(events.length).toBe(count);
  const kept = events.map(({ id }) => ({ user_id: user.id, event_id: id }));
  expect((await storeRows('favorites', kept, secretKey)).refused).toEqual([]);

  const accepted = stored.slice(count, 2 * count);
  let changed = 0;
  for (const [index, { id }] of events.entries()) {
    // The database accepts the values that it accepted before.
    const { location, venue, full_address } = { ...values[0], ...accepted[index] };
    const answer = await fetch(`${origin}/rest/v1/events?id=eq.${id}`, {
      method: 'PATCH',
      headers: { apikey: secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify({ location, venue, full_address, price: '15 €', status: 'full', date: '2031-04-06' }),
    });
    expect(answer.status).toBeLessThan(500);
    changed += Number(answer.ok);
  }
  expect(changed).toBeGreaterThan(count / 2);

  for (const prefix of ['', '/en']) {
    await page.goto(`${prefix}/my-events?tab=favourites`);
    await expect(page.locator('article ins').first()).toBeVisible();
    expect(await inspector.inspect()).toEqual([]);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
    expect(await inspector.inspect()).toEqual([]);
  }
});
