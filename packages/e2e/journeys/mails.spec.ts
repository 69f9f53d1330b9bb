import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { newEmail } from '../helpers/newEmail';
import { runAxe } from '../helpers/runAxe';
import { test } from '../helpers/test';

/** A mail is shown inside the page of a mail client, which has the landmarks. */
const noLandmarks = { region: { enabled: false }, 'landmark-one-main': { enabled: false } };

for (const language of ['fr', 'en', 'es'])
  test(`a mail in ${language} is legible in a light and a dark mailbox, on a telephone and on a desktop`, async ({
    page,
  }) => {
    await page.setContent(await receiveConfirmation(page, language));
    const grounds: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [320, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 640 });
        expect(await runAxe(page, noLandmarks)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        grounds.push(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor));
      }
    const [light, dark] = ['rgb(246, 240, 228)', 'rgb(11, 31, 26)'];
    expect(grounds).toEqual([light, light, dark, dark]);
  });

/** Returns the HTML of the confirmation mail of a sign-up in a language. */
async function receiveConfirmation(page: Page, language: string): Promise<string> {
  const email = newEmail('sombre');
  const signUp = await page.request.post('/auth/v1/signup', {
    headers: { apikey: publishableKey },
    data: { email, password: 'une phrase assez longue', data: { full_name: 'Nuit Noire', language } },
  });
  expect(signUp.ok()).toBe(true);
  const mailbox = await page.request.get('/__mailbox', { headers: { accept: 'application/json' } });
  const mails: { to: string; html: string }[] = await mailbox.json();
  return mails.find(({ to }) => to === email)?.html ?? '';
}
