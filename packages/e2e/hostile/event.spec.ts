import { expect } from '@playwright/test';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';
import { catchHandedOut, inspectHandedOut } from './handedOut';
import { createInspector } from './inspectPage';
import { readSeed, signIn } from './Seed';
import { visit } from './visit';

/** Two tests visit the pages of the events in parallel: all pages with `LONG=1`, one in forty in `pnpm test`. */
const shares = 2;
const step = process.env.LONG ? 1 : 40;

for (let share = 0; share < shares; share++) {
  test(`the page, calendar file and shared text of every event are only text, part ${share + 1} of ${shares}`, async ({
    page,
  }) => {
    const inspector = await createInspector(page);
    await page.addInitScript(catchHandedOut);
    const { eventIds } = readSeed();
    await page.goto('/explore');
    await whenAppIsThere(page);

    const faults: string[] = [];
    for (const id of eventIds.filter((_, index) => index % (shares * step) === share)) {
      await visit(page, `/event/${id}`);
      faults.push(...(await inspector.inspect()), ...(await inspectHandedOut(page)));
    }
    expect(faults).toEqual([]);
  });
}

test('an unknown event and an unknown page show a message for any URL', async ({ page }) => {
  const inspector = await createInspector(page);
  for (const path of [
    '/event/%3Cimg%20src=x%20onerror=window.__pwned=1%3E',
    `/event/${'9'.repeat(400)}`,
    '/event/4294967296',
    '/event/javascript:window.__pwned=1',
    '/event/%E2%80%AEabc',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeVisible();
    expect(await inspectMissing()).toEqual([]);
  }
  for (const path of [
    '/%3Cscript%3Ewindow.__pwned=1%3C/script%3E',
    '/nulle-part?q=%22%3E%3Csvg/onload=window.__pwned=1%3E',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Oups ! Page introuvable' })).toBeVisible();
    expect(await inspectMissing()).toEqual([]);
  }

  /** Ignores the error that the browser logs for the status of the document. */
  async function inspectMissing() {
    return (await inspector.inspect()).filter((fault) => !fault.includes('status of 404'));
  }
});

test('a searched text is shown as text, with or without results', async ({ page }) => {
  const inspector = await createInspector(page);
  await signIn(page, readSeed());
  await page.goto('/explore');
  for (const text of [
    '"><img src=x onerror=window.__pwned=1>',
    '\u202Egpj.exe',
    '(a+)+$',
    '%',
    'W'.repeat(200),
    '$t(common:retry)',
  ]) {
    for (const path of ['/explore', '/', '/events', '/faq', '/help']) {
      await visit(page, `${path}?q=${encodeURIComponent(text)}`);
      expect(await inspector.inspect()).toEqual([]);
    }
  }
});
