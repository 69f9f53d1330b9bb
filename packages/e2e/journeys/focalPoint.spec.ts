import { expect, type Locator, type Page } from '@playwright/test';
import { openFolds } from '../helpers/openFolds';
import { readRows } from '../helpers/readRows';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

const sides = ['#c93320', '#f3a712', '#12493c', '#2457e6'];

/** Draws a picture of 1200 by 600 pixels with four upright bands. */
async function drawBands(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate((colors) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 600 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    for (const [index, color] of colors.entries()) {
      context.fillStyle = color;
      context.fillRect(300 * index, 0, 300, 600);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, sides);
  return Buffer.from(base64, 'base64');
}

/** Reads a picture as 40 columns of one row in its middle: red, green and blue of each. */
async function readColumns(page: Page, picture: Buffer, type: string): Promise<number[]> {
  const columns = await page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 1 });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, image.naturalHeight / 2, image.naturalWidth, 1, 0, 0, 40, 1);
      return [...(context?.getImageData(0, 0, 40, 1).data ?? [])];
    },
    `data:${type};base64,${picture.toString('base64')}`,
  );
  return columns.filter((_value, index) => index % 4 < 3);
}

/** Reads the picture that the server sends for the card of an event. */
async function readCard(page: Page, card: Locator): Promise<number[]> {
  const img = card.locator('img').first();
  await expect(img).toHaveJSProperty('complete', true);
  const url = await img.evaluate((element: HTMLImageElement) => element.currentSrc);
  expect(new URL(url).pathname).toMatch(/^\/pictures\//);
  const answer = await page.request.get(url);
  expect(answer.status()).toBe(200);
  return readColumns(page, await answer.body(), answer.headers()['content-type'] ?? '');
}

/** The average difference of two rows of pixels, from 0 to 255. */
const differenceOf = (some: readonly number[], others: readonly number[]) =>
  some.reduce((sum, value, index) => sum + Math.abs(value - (others[index] ?? 0)), 0) / some.length;

test('the card of an event shows the side of its picture that the organiser chose, as in the form', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const user = await signUp(page, 'Ana Cadre');
  const title = `Bal des quatre couleurs ${Date.now()}`;
  await page.goto('/create-event');
  await page.getByRole('textbox', { name: t('eventForm:fields.title') }).fill(title);
  await page.getByRole('combobox', { name: t('explore:category.label') }).selectOption('festival');
  await page.getByRole('combobox', { name: t('eventForm:fields.location') }).fill('Lyon');
  await page.getByLabel(t('eventForm:fields.date'), { exact: true }).fill('2099-07-14');
  await page.getByLabel(t('eventForm:fields.time'), { exact: true }).fill('20:30');
  await openFolds(page, t('eventForm:folds.picture.title'));
  const field = page.getByLabel(t('eventForm:fields.image'));
  await field.setInputFiles({ name: 'bal.png', mimeType: 'image/png', buffer: await drawBands(page) });
  await page.getByRole('checkbox', { name: t('eventForm:fields.imageDecorative') }).check();

  // The keyboard: the left edge, then five percent further.
  const group = page.getByRole('group', { name: t('eventForm:focus.title') });
  const slider = group.getByRole('slider', { name: t('eventForm:focus.across') });
  await expect(slider).toHaveAttribute('aria-valuetext', t('eventForm:focus.automatic'));
  await expect(group.getByRole('slider')).toHaveCount(1);
  await tabTo(page, slider);
  await page.keyboard.press('Home');
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', t('eventForm:focus.percent', { number: 5 }));
  const frame = group.locator('figure', { hasText: t('eventForm:focus.card') }).locator('img');
  const left = await readColumns(page, await frame.screenshot(), 'image/png');

  // The pointer: the point is dragged to the right quarter.
  const stage = group.locator('img').first().locator('..');
  const box = await stage.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  await page.mouse.move(box.x + 0.05 * box.width, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.move(box.x + 0.75 * box.width, box.y + box.height / 4);
  await page.mouse.up();
  await expect(slider).toHaveValue('75');
  const right = await readColumns(page, await frame.screenshot(), 'image/png');
  expect(differenceOf(left, right)).toBeGreaterThan(40);

  await page.getByRole('button', { name: t('eventForm:create.submit') }).click();
  await expect(page.getByText(t('eventForm:toast.created.title'))).toBeVisible();
  const path = `events?created_by=eq.${user.id}&select=id,image`;
  const [event] = (await readRows(page, user, path)) as { id: string; image: string }[];
  expect(event?.image).toMatch(/\.webp#focus=75,25$/);
  await page.goto(`/explore?q=${encodeURIComponent(title)}`);
  const card = page.getByRole('article').filter({ hasText: title });
  const served = await readCard(page, card);
  // A rounded edge of the frame, and the losses of AVIF.
  expect(differenceOf(served, right)).toBeLessThan(6);

  // The automatic cut is restored, and the stored picture stays.
  await page.goto(`/event/${event?.id}/edit`);
  await openFolds(page, t('eventForm:folds.picture.title'));
  await expect(slider).toHaveValue('75');
  await group.getByRole('button', { name: t('eventForm:focus.restore') }).click();
  await expect(slider).toBeFocused();
  await page.getByRole('button', { name: t('eventForm:edit.submit') }).click();
  await expect(page.getByText(t('eventForm:toast.edited.title'), { exact: true }).first()).toBeVisible();
  const stored = event?.image.split('#')[0];
  expect(await readRows(page, user, path)).toEqual([{ id: event?.id, image: stored }]);
  expect((await page.request.get(stored ?? '')).status()).toBe(200);
  await page.goto(`/explore?q=${encodeURIComponent(title)}`);
  // A drawing on no single ground is cut in its middle or at what attracts attention, not where the point was.
  expect(differenceOf(await readCard(page, card), served)).toBeGreaterThan(6);
  expect(faults).toEqual([]);
});
