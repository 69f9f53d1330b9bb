import { expect } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { insertRow } from '../helpers/insertRow';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';
import { listShifts, watchShifts } from '../helpers/watchShifts';
import { whenFontsAreShown } from '../helpers/whenFontsAreShown';

test('an event page lists other events nearby on that evening and at its venue, without a shift of the visible page', async ({
  page,
  browser,
}) => {
  const user = await signUp(page, 'Rémi Voisin');
  const unique = `Zinc${Date.now()}`;
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const later = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const place = { category: 'music', location: 'Mende', latitude: 44.518, longitude: 3.501, time: '20:30' };
  const insert = (row: object) => insertRow(page, user, 'events', { ...place, ...row });
  await insert({ title: `Bal ${unique}`, date: day, venue: `Salle ${unique}` });
  await insert({ title: `Voisin ${unique}`, date: day, latitude: 44.53 });
  await insert({ title: `Annulé ${unique}`, date: day, status: 'cancelled' });
  await insert({ title: `Suite ${unique}`, date: later, venue: `Salle ${unique}` });

  for (const viewport of [
    { width: 375, height: 812 },
    { width: 1280, height: 800 },
  ]) {
    const visitor = await (await browser.newContext({ locale: 'fr-FR', viewport })).newPage();
    const faults = watchFaults(visitor);
    await visitor.goto(`/explore?q=${unique}`);
    const href = await visitor.getByRole('link', { name: `Bal ${unique}` }).getAttribute('href');
    await watchShifts(visitor);
    const release = await holdRequest(visitor, '**/rest/v1/rpc/explore_events*');
    await visitor.goto(href ?? '');
    await whenFontsAreShown(visitor);
    const before = await listShifts(visitor);
    release();
    // A single event is a sentence.
    const near = visitor.getByText(/^Aussi ce soir-\u2060là, tout près/);
    await expect(near).toContainText(`Voisin ${unique}, `);
    await expect(visitor.getByText(new RegExp(`^${t('event:related.venue')}`))).toContainText(`Suite ${unique}, `);
    expect(await listShifts(visitor)).toEqual(before);
    await near.getByRole('link', { name: `Voisin ${unique}` }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: `Voisin ${unique}` })).toBeVisible();
    expect(faults).toEqual([]);
  }
});
