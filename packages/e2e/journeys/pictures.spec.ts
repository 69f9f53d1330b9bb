import { expect, type Page } from '@playwright/test';
import { apiHeaders } from '../helpers/apiHeaders';
import { insertRow } from '../helpers/insertRow';
import { signUp, type User } from '../helpers/signUp';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

interface StoredEvent {
  readonly id: string;
}

/** Stores a photograph of 900 by 1,125 pixels as the app does. @returns Its URL. */
async function storePicture(page: Page, user: User): Promise<string> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1125 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.fillStyle = 'teal';
    context.fillRect(0, 0, 900, 1125);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const path = `event-images/${user.id}/${Date.now()}.png`;
  const answer = await page.request.post(`/storage/v1/object/${path}`, {
    headers: { ...apiHeaders(user), 'Content-Type': 'image/png' },
    data: Buffer.from(base64, 'base64'),
  });
  expect(answer.ok()).toBe(true);
  return `${new URL(page.url()).origin}/storage/v1/object/public/${path}`;
}

/**
 * Publishes an event with a picture, in a city without other events on that day, because its page would show their pictures too.
 */
async function publish(page: Page, user: User, image: string, location: string): Promise<StoredEvent> {
  const row = { title: `Bal ${Date.now()}`, category: 'music', location, date: '2098-03-17', image };
  return insertRow<StoredEvent>(page, user, 'events', row);
}

/** Records the origins that a page requests, except data URLs. */
function listOrigins(page: Page): ReadonlySet<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (/^https?:/.test(request.url())) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

test('a picture is loaded from the site as small AVIF, with and without JavaScript', async ({ page, browser }) => {
  const creator = await (await browser.newContext()).newPage();
  const user = await signUp(creator, 'Ana Publie');
  const { id } = await publish(creator, user, await storePicture(creator, user), 'Guéret');
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const reader of [page, plain]) {
    const faults = watchFaults(reader);
    const origins = listOrigins(reader);
    const answered = reader
      .waitForResponse((response) => response.url().includes(`/pictures/${id}/`))
      .catch(() => null);
    await reader.goto(`/event/${id}`);
    await expect(reader.locator('main picture img').first()).toBeVisible();
    const answer = await answered;
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-type']).toBe('image/avif');
    expect(answer?.url()).toMatch(/-(800|1280)\.avif$/);
    expect([...origins]).toEqual([new URL(reader.url()).origin]);
    expect(faults).toEqual([]);
  }
  const policy = (await page.request.get('/explore')).headers()['content-security-policy'];
  expect(policy).toContain(`img-src 'self' data: blob:;`);
});

test('no browser requests the host of a picture, and a poster replaces a picture that the server cannot load', async ({
  page,
  browser,
}) => {
  const creator = await (await browser.newContext()).newPage();
  const user = await signUp(creator, 'Ana Publie');
  const { id } = await publish(creator, user, 'https://pictures.invalid/bal.jpg', 'Mende');
  const origins = listOrigins(page);
  await page.goto(`/event/${id}`);
  await expect(page.locator('main svg[viewBox="2 2 316 396"]').first()).toBeVisible();
  await expect(page.locator('main picture')).toHaveCount(0);
  const html = await (await page.request.get(`/event/${id}`)).text();
  expect(html).toMatch(new RegExp(`<source type="image/avif" srcSet="/pictures/${id}/`, 'i'));
  expect(html.match(/(?:src|href|srcset|content)="[^"]*pictures\.invalid/gi)).toBeNull();
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});
