import { expect, type Page } from '@playwright/test';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

const picture = '::view-transition-group(lively-event-picture)';
const wanted = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Records the elements that move in each page transition. */
function watchTransitions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen: string[][] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(
        () => seen.push(document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')),
        (reason) => seen.push([String(reason)]),
      );
      return transition;
    };
  });
}

const readTransitions = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[][] }).seen);

test.describe('with motion', () => {
  test.use(wanted);

  test('the picture of a card turns into the picture of its page, and back', async ({ page }) => {
    const faults = watchFaults(page);
    await watchTransitions(page);
    await page.goto('/explore');
    await whenAppIsThere(page);
    const link = page.getByRole('main').getByRole('article').nth(1).getByRole('link');
    const title = (await link.textContent()) ?? '';
    // Hovering loads the event and the code of its page.
    const isRead = page.waitForResponse((response) => response.url().includes('/rest/v1/events?'));
    await link.hover();
    await (await isRead).finished();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect.poll(async () => (await readTransitions(page)).at(0)).toContain(picture);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect.poll(async () => (await readTransitions(page)).at(1)).toContain(picture);
    expect(faults).toEqual([]);
  });

  test('a poster moves while the pointer is on its card', async ({ page }) => {
    await page.goto('/explore');
    await whenAppIsThere(page);
    const card = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.locator('svg path:nth-child(3)') })
      .first();
    const layer = card.locator('svg path:nth-child(3)').first();
    await page.mouse.move(0, 0);
    await expect(layer).toHaveCSS('transform', 'none');
    await card.getByRole('link').hover();
    await expect(layer).not.toHaveCSS('transform', 'none');
  });
});

test('no element moves for a user without motion', async ({ page }) => {
  await watchTransitions(page);
  await page.goto('/explore');
  await whenAppIsThere(page);
  const card = page.getByRole('main').getByRole('article').first();
  await card.getByRole('link').hover();
  await expect(card.locator('svg path:nth-child(2)').first()).toHaveCSS('transform', 'none');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await readTransitions(page)).toEqual([]);
});
