import { expect, type Locator } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

const zone = 'Europe/Paris';

test('from 18:00 on, the home page begins with posters of tonight: keep, choose together, go', async ({ page }) => {
  const faults = watchFaults(page);
  const user = await signUp(page, 'Nour Soirée');
  // Before four in the morning, tonight is the current night.
  const date = new Intl.DateTimeFormat('sv', { timeZone: zone }).format(Date.now() - 4 * 3_600_000);
  await insertRow(page, user, 'events', {
    title: 'Bal de minuit',
    category: 'music',
    location: 'Paris',
    date,
    time: '23:59',
    end_time: '04:30',
    time_zone: zone,
  });
  // The offset of the zone on that day.
  const noon = new Date(`${date}T12:00:00Z`);
  const offset = Number(new Intl.DateTimeFormat('sv', { timeZone: zone, hour: '2-digit' }).format(noon)) - 12;
  await page.clock.setSystemTime(new Date(`${date}T${18 - offset}:05:00Z`));
  await page.goto('/');

  const posters = page.getByRole('region', { name: t('home:tonight.title'), exact: true });
  const first = posters.getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  // Title, hour, price and gestures are in the window of a laptop and of a telephone.
  for (const size of [
    { width: 1280, height: 800 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => bottomOf(first)).toBeLessThanOrEqual(size.height);
  }
  const heart = first.getByRole('button').first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByRole('link').last()).toHaveAttribute('target', '_blank');

  await tabTo(page, first.getByRole('button').last());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(faults).toEqual([]);
});

/** Returns where the last part of a poster ends in the page. */
function bottomOf(poster: Locator): Promise<number> {
  return poster.evaluate((element) => {
    const ends = [...element.querySelectorAll('p, a, button')].map((part) => part.getBoundingClientRect().bottom);
    return scrollY + Math.max(...ends);
  });
}
