import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';
import { measureShift, watchShifts } from '../helpers/watchShifts';
import { whenAwake } from '../helpers/whenAwake';

/** Opens the landing page, whose column turns from the first gesture on. */
async function open(page: Page): Promise<Locator> {
  const column = page.getByRole('main').getByRole('region').first();
  // A server that has just started sends the page of the build until its database answers.
  await expect
    .poll(async () => {
      await page.goto('/');
      return column.getByRole('listitem').count();
    })
    .toBeGreaterThan(3);
  await whenAwake(page);
  return column;
}

/** Returns the index of the poster in front, or -1 while the column turns. */
function inFront(column: Locator): Promise<number> {
  return column.getByRole('listitem').evaluateAll((posters) =>
    posters.findIndex((poster) => {
      const place = getComputedStyle(poster).getPropertyValue('--column-place');
      return place !== '' && Math.abs(Number(place)) < 0.05;
    }),
  );
}

const hourInParis = () =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: '2-digit', timeZone: 'Europe/Paris' }).format());

const next = (column: Locator) => column.getByRole('button').last();

test('the column turns by a drag and by its buttons, and opens an event', async ({ page }) => {
  const faults = watchFaults(page);
  await watchShifts(page);
  const column = await open(page);
  await column.hover();
  await next(column).click();
  await expect.poll(() => inFront(column)).toBe(1);

  const box = await column.getByRole('listitem').nth(1).boundingBox();
  if (!box) throw new Error('The poster is not shown.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => inFront(column)).toBe(2);
  await expect(page).toHaveURL(/\/$/);
  expect(await measureShift(page)).toBeLessThanOrEqual(0.01);

  const link = column.getByRole('listitem').nth(2).getByRole('link');
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(faults).toEqual([]);
});

test('by keyboard the column is a list: the focus brings each poster to the front, and tomorrow follows', async ({
  page,
}) => {
  const column = await open(page);
  const posters = column.getByRole('listitem');
  const tonight = await posters.count();
  const title = column.getByRole('heading', { level: 2 });
  const ofTonight = (await title.textContent()) ?? '';
  for (const index of [0, 1, tonight - 1]) {
    await tabTo(page, posters.nth(index).getByRole('link'));
    await expect.poll(() => inFront(column)).toBe(index);
  }
  // Until four, the evening before is tonight: nothing begins any more, and tomorrow does not follow the next events.
  if (hourInParis() < 4) return;
  await expect.poll(() => posters.count()).toBeGreaterThan(tonight);
  await tabTo(page, posters.nth(tonight).getByRole('link'));
  await expect(title).not.toHaveText(ofTonight);
});

test.describe('on a telephone, with reduced motion', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' });

  test('a finger turns the column', async ({ page }) => {
    const column = await open(page);
    await page.touchscreen.tap(5, 200);
    await expect(next(column)).toBeAttached();
    const box = await column.getByRole('listitem').first().boundingBox();
    if (!box) throw new Error('The poster is not shown.');
    await swipe(page, { x: box.x + box.width / 2, y: box.y + 80 }, -box.width);
    // The momentum may bring more than the next one.
    await expect.poll(() => inFront(column)).toBeGreaterThan(0);
  });
});

/** Moves a finger sideways, in pixels. */
async function swipe(page: Page, { x, y }: { x: number; y: number }, distance: number): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    line.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  const steps = 12;
  for (let step = 1; step <= steps; step++) await touch('touchMove', [{ x: x + (distance * step) / steps, y }]);
  await touch('touchEnd', []);
}
