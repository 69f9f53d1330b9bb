import { expect } from '@playwright/test';
import { addressIn, askToRevoke, calendarCreationFlow, calendarIn, listCalendars } from './flows/privateCalendarFlows';
import { test } from './test';
import { texts } from './texts';

const { create, revokeFailed } = texts.calendar.private;

test('the URL of a calendar is copied while the backend fails, and revoked later', async ({ page, context, enter }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const user = await enter(calendarCreationFlow);
  // Another test may have left a calendar for this user.
  const { submit } = await calendarCreationFlow.begin(page, user);
  await submit();
  const dialog = calendarIn(page);
  const url = String(await addressIn(dialog).textContent());
  await page.route(/\/rest\/v1\//, (route) =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: 'internal error' } }),
  );
  await dialog.getByRole('button', { name: texts.calendar.copy }).click();
  await expect(page.getByText(texts.calendar.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  const confirm = await askToRevoke(page, dialog);
  await confirm.click();
  await expect(page.getByText(revokeFailed)).toBeVisible();
  // The test reads the backend directly: the calendar exists, and its URL still opens it.
  expect(await listCalendars(page, user)).toEqual(['favorites']);
  expect((await page.request.get(url)).status()).toBe(200);
  await page.unrouteAll();
  await confirm.click();
  await expect(dialog.getByRole('button', { name: create })).toBeVisible();
  expect((await page.request.get(url)).status()).toBe(404);
});
