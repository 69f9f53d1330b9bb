import { expect, type Locator, type Page } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { whenAwake } from '../helpers/whenAwake';

const paths = ['/', '/explore', '/event/17', '/auth', '/contact'];
/** Their fields and buttons are of the same kinds. */
const others = ['/about', '/careers', '/cookies', '/faq', '/help', '/mobile-app', '/support', '/widgets'];
/** Every public page with different fields or buttons, and one page with those of all pages. */
const visited = process.env.LONG ? [...paths, ...others] : paths;

test('no input on a public page before the app has loaded is lost at 400 kbit/s and 400 ms', async ({ context }) => {
  await Promise.all(
    visited.map(async (path) => {
      const page = await context.newPage();
      // On a slow machine, filling the fields may take longer than loading the app on a slow network.
      const release = await holdRequest(page, '**/assets/main-*.js');
      await openSlowly(page, path);
      await useEarly(page, path, release);
    }),
  );
});

/** Opens a page on a slow network and waits until it can be read. */
async function openSlowly(page: Page, path: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  const throughput = 400_000 / 8;
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
}

/** Uses the fields and buttons before the app is loaded, and checks that the app has the input. */
async function useEarly(page: Page, path: string, loadApp: () => void): Promise<void> {
  const isAwake = whenAwake(page);
  const typed: string[] = [];
  for (const field of await page.locator(fields).all()) {
    const isEmail = (await field.getAttribute('type')) === 'email';
    typed.push(isEmail ? `zoe${typed.length}@exemple.fr` : `Zoé ${typed.length}`);
    await field.fill(typed.at(-1) ?? '');
  }
  const boxes = page.getByRole('main').locator('[type=checkbox]:enabled');
  const checked = (await readChecked(boxes)).map((isChecked) => !isChecked);
  // Pressed with the keyboard, because the layout may change before a slow mouse click.
  for (const box of await boxes.all()) await box.press('Space');
  if (path === '/event/17') await page.getByRole('button', { name: startsWith(t('event:vote.up')) }).click();

  loadApp();
  await isAwake;
  await expect.poll(() => readValues(page.locator(fields)), path).toEqual(typed);
  await expect.poll(() => readChecked(boxes), path).toEqual(checked);
  if (path === '/event/17') await expect(page.getByRole('link', { name: t('event:vote.signIn') })).toBeVisible();
}

const fields = 'input:is([type=text], [type=search], [type=email]):visible, textarea:visible';
const readValues = (all: Locator) => all.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
const readChecked = (all: Locator) => all.evaluateAll((inputs: HTMLInputElement[]) => inputs.map((box) => box.checked));
