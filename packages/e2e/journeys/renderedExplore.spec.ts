import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { holdRequest } from '../helpers/holdRequest';
import { root } from '../helpers/place';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';
import { whenAwake } from '../helpers/whenAwake';

test('the server contains the production build of React, whatever NODE_ENV is', () => {
  const folder = resolve(root, 'packages/app/dist/.server');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(resolve(folder, file), 'utf8')).join('\n');
  expect(code).toContain('react-dom-server.node.production.js');
  expect(code).not.toMatch(/react[\w.-]*\.development\.js|process\.env\.NODE_ENV/);
});

for (const path of ['/explore', '/en/explore', '/es/explore'])
  test(`the browser takes over the filtered list of ${path} as the server wrote it`, async ({ page }) => {
    const faults = watchFaults(page);
    await page.goto(`${path}?date=weekend&weekdays=6,7&price=0-50`);
    await whenAwake(page);
    expect(faults).toEqual([]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be read, filtered by its URL, and continued page by page', async ({ page }) => {
    await page.goto('/explore');
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('link', { name: t('explore:more') }).click();
    await expect(page).toHaveURL(/\/explore\?page=2$/);
    expect(await page.getByRole('article').count()).toBeGreaterThan(24);
    const title = (await page.getByRole('article').last().getByRole('link').textContent()) ?? '';
    await page.getByRole('article').last().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.goto('/en/explore?commune=75056');
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.locator('noscript select[name=category]').selectOption('music');
    await page.locator('noscript button').click();
    await expect(page).toHaveURL(/\/en\/explore\?commune=75056&category=music$/);
    await expect(page.getByRole('article').first()).toContainText('Music');
    await page.getByRole('searchbox').fill('piano');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/en\/explore\?q=piano&commune=75056&category=music$/);
    await expect(page.getByRole('article').first()).toContainText('piano', { ignoreCase: true });
  });

  test('a filtered list is not indexed by search engines, and the whole list is', async ({ page }) => {
    await page.goto('/es/explore?sort=date');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/es\/explore$/);
    await expect(page.locator('link[hreflang]')).toHaveCount(4);
    await page.goto('/explore?q=jazz');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  });

  test('the picture and the widget that a page offers to other sites exist', async ({ page, request }) => {
    await page.goto('/en/event/17');
    const picture = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
    expect(picture.pathname).toMatch(/^\/en\/share\/[\w-]+\.png$/);
    expect((await request.get(picture.pathname)).headers()['content-type']).toBe('image/png');
    const embed = new URL((await page.locator('link[type="application/json+oembed"]').getAttribute('href')) ?? '');
    const { html, thumbnail_url } = await (await request.get(embed.pathname + embed.search)).json();
    expect(thumbnail_url).toBe(picture.href);
    expect(html).toMatch(/^<blockquote .*<\/blockquote> <iframe [^>]*src="[^"]*\/en\/widget\/event\/[\w-]+"/);
  });

  test('a page of a user shows that it requires scripts, and links to the list of events', async ({ page }) => {
    for (const path of ['/events', '/create-event', '/en/my-events', '/profile', '/event/17/edit'])
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('noscript section')).toHaveCount(3);
        await expect(page.locator('noscript [role=main]')).toBeVisible();
        await page.locator('noscript section:lang(fr) a').click();
        await expect(page).toHaveURL(/\/explore$/);
        await expect(page.getByRole('article')).toHaveCount(24);
      });
  });

  test('the sign-in form shows that it requires scripts, and sends no password', async ({ page }) => {
    await page.goto('/auth');
    // Playwright does not search for texts in a <noscript>.
    await expect(page.locator('noscript [role=status]')).toBeVisible();
    await page.getByRole('main').getByLabel(t('auth:fields.email')).fill('lea@exemple.fr');
    await page.getByLabel(startsWith(t('auth:fields.password'))).fill('secret-secret');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('auth:submits.login') })
      .click();
    await expect(page).toHaveURL(/\/auth$/);
  });
});

test('the app keeps the markup of the server', async ({ page }) => {
  const faults = watchFaults(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(document.querySelector('h1') ?? {}, { first: true }),
    );
  });
  for (const path of [
    '/explore',
    '/en/explore?page=2',
    '/explore?sort=score',
    '/explore?commune=69123&date=weekend',
    '/event/17?utm_source=letter',
    '/auth',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
      );
      expect(await page.evaluate(() => 'first' in (document.querySelector('h1') ?? {}))).toBe(true);
      expect(faults).toEqual([]);
    });
});

test('the app loads in a background tab without a paint', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/explore');
  await whenHydrating(page, 200);
});

test('a typed text and chosen filters from before the app has loaded are applied afterwards', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/main-*.js');
  await page.goto('/explore', { waitUntil: 'commit' });
  await page.getByRole('searchbox').pressSequentially('piano');
  await page.getByRole('radio', { name: startsWith(t('taxonomy:music')) }).click({ force: true });
  await page.getByLabel(t('explore:sort.label')).selectOption('date');
  release();
  await expect(page).toHaveURL(/\/explore\?q=piano&category=music&sort=date$/);
  await expect(page.getByRole('searchbox')).toHaveValue('piano');
  await expect(page.getByRole('radio', { name: startsWith(t('taxonomy:music')) })).toBeChecked();
});

test('a text that is typed while the app starts is complete', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/main-*.js');
  await delayAwake(page);
  await page.goto('/explore', { waitUntil: 'commit' });
  const field = page.getByRole('main').locator('[type=search]');
  await field.focus();
  await page.keyboard.type('pi');
  release();
  await whenHydrating(page, 20);
  await page.keyboard.type('ano', { delay: 50 });
  await expect(page).toHaveURL(/\/explore\?q=piano$/);
  await expect(field).toHaveValue('piano');
});

test('a scroll position from before the app has loaded is kept, even after a reload and on Back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  // A reload restores the scroll position to the nearest layout pixel.
  const expectAt = (top: number) =>
    expect.poll(() => page.evaluate((expected) => Math.abs(scrollY - expected), top)).toBeLessThanOrEqual(1);
  for (const { open, found, left } of [
    { open: () => page.goto('/explore'), found: 0, left: 900 },
    { open: () => page.reload(), found: 900, left: 1_200 },
  ]) {
    const release = await holdRequest(page, '**/assets/main-*.js');
    await open();
    await expectAt(found);
    await page.evaluate((top) => scrollTo(0, top), left);
    const isAwake = whenAwake(page);
    release();
    await isAwake;
    await expectAt(left);
  }
  await page.locator('footer a[href="/about"]').evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/explore$/);
  await expectAt(1_200);
});

test('a form that is sent before the app has loaded is sent afterwards', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/main-*.js');
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByRole('main').getByLabel(t('auth:fields.email')).fill('personne@exemple.fr');
  await page.getByLabel(startsWith(t('auth:fields.password'))).fill('secret-secret');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth:submits.login') })
    .click();
  release();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('main').getByLabel(t('auth:fields.email'))).toHaveValue('personne@exemple.fr');
});

test('the styles of a page keep their order after the full style sheets have loaded', async ({ page }) => {
  await page.goto('/explore');
  const listSheets = () =>
    page.locator('style[data-href], link[rel=stylesheet]').evaluateAll((sheets) =>
      sheets.map((sheet) => ({
        url: sheet.getAttribute('data-href') ?? sheet.getAttribute('href'),
        isWhole: sheet.localName === 'link',
      })),
    );
  await expect.poll(async () => (await listSheets()).some(({ isWhole }) => isWhole)).toBe(true);
  const sheets = await listSheets();
  const inlined = sheets.filter(({ isWhole }) => !isWhole).map(({ url }) => url);
  for (const url of inlined)
    expect(sheets.findLastIndex((sheet) => sheet.url === url)).toBe(sheets.findIndex((sheet) => sheet.url === url) + 1);
  await expect(page.getByRole('search').getByText(t('explore:search.submit'), { exact: true })).toBeInViewport({
    ratio: 1,
  });
});

test('a sentence that is sent during hydration is analysed', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      // Skips the page to which the form leads.
      if (location.search) return;
      const root = document.getElementById('root');
      root?.addEventListener('hydrate', () =>
        queueMicrotask(() => {
          const field = root.querySelector<HTMLInputElement>('main [type=search]');
          field?.focus();
          document.execCommand('insertText', false, 'concert gratuit');
          field?.form?.requestSubmit();
        }),
      );
    }),
  );
  await page.goto('/explore');
  await expect(page).toHaveURL(/\/explore\?category=music&price=0&words=/);
  await expect(page.getByRole('main').locator('[type=search]')).toHaveValue('concert gratuit');
});

test('a text that is typed during hydration is kept', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root');
      // After hydration has started, and before it renders.
      root?.addEventListener('hydrate', () =>
        queueMicrotask(() => {
          root.querySelector<HTMLElement>('main [type=search]')?.focus();
          document.execCommand('insertText', false, 'jazz');
        }),
      );
    }),
  );
  await page.goto('/explore');
  await expect(page).toHaveURL(/\?q=jazz$/);
  await expect(page.getByRole('main').locator('[type=search]')).toHaveValue('jazz');
});

/** Delays the moment at which the app takes over what was typed before it ran, so that a test can type meanwhile. */
async function delayAwake(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event) {
      if (event.type !== 'awake') return dispatch.call(this, event);
      setTimeout(() => dispatch.call(this, event), 3_000);
      return true;
    };
  });
}

/**
 * Waits until React has taken over the title.
 *
 * @param polling - Milliseconds: a timer, because the default polling waits for frames.
 */
async function whenHydrating(page: Page, polling: number): Promise<void> {
  const isThere = () => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isThere, undefined, { polling });
}
