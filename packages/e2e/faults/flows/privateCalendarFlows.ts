import { randomBytes } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { apiHeaders } from '../../helpers/apiHeaders';
import type { User } from '../../helpers/signUp';
import type { Flow } from '../Flow';
import { texts } from '../texts';

const { create, createFailed, revoke, revokeFailed, revocation } = texts.calendar.private;
const kind = 'favorites';
const deadline = 10_000;

/** Creates a private calendar, whose URL is shown once. */
export const calendarCreationFlow: Flow<string[]> = {
  name: 'private calendar',
  timesPerUser: 15,
  calls: [
    {
      name: 'calendar',
      method: 'POST',
      path: /\/rest\/v1\/rpc\/create_calendar_feed/,
      role: 'write',
      isLookedUp: false,
      deadline,
    },
  ],
  async begin(page, user) {
    await call(page, user, 'revoke_calendar_feed', { kind });
    const dialog = await openCalendar(page);
    const button = dialog.getByRole('button', { name: create });
    await button.waitFor();
    return {
      submit: () => button.press('Enter'),
      readShown: async () => ((await addressIn(dialog).isVisible()) ? [kind] : []),
      readStored: () => listCalendars(page, user),
      before: [],
      intended: [kind],
      failures: [createFailed],
      expectKept: () => expect(button).toBeEnabled(),
    };
  },
};

/** Revokes a private calendar. */
export const calendarRevocationFlow: Flow<string[]> = {
  name: 'revoked calendar',
  timesPerUser: 15,
  calls: [
    {
      name: 'revocation',
      method: 'POST',
      path: /\/rest\/v1\/rpc\/revoke_calendar_feed/,
      role: 'write',
      isLookedUp: false,
      deadline,
    },
  ],
  async begin(page, user) {
    await call(page, user, 'create_calendar_feed', { kind, token: randomBytes(32).toString('base64url') });
    const dialog = await openCalendar(page);
    const button = await askToRevoke(page, dialog);
    return {
      submit: () => button.press('Enter'),
      readShown: async () => ((await dialog.getByRole('button', { name: create }).isVisible()) ? [] : [kind]),
      readStored: () => listCalendars(page, user),
      before: [kind],
      intended: [],
      failures: [revokeFailed],
      expectKept: () => expect(button).toBeEnabled(),
    };
  },
};

export const addressIn = (dialog: Locator) => dialog.getByText(/\/calendars\/[\w-]{43}\.ics$/);

/** Returns the dialog of the calendar of favourites. */
export const calendarIn = (page: Page) => page.getByRole('dialog', { name: texts.calendar.private.title });

/** Opens the dialog of the calendar of favourites. */
export async function openCalendar(page: Page): Promise<Locator> {
  await page.goto('/my-events?tab=favourites');
  await page.getByRole('button', { name: texts.myEvents.calendar }).press('Enter');
  return calendarIn(page);
}

/** Opens the question whether to revoke the URL of a dialog. @returns The button that confirms. */
export async function askToRevoke(page: Page, dialog: Locator): Promise<Locator> {
  await dialog.getByRole('button', { name: revoke }).press('Enter');
  const question = page.getByRole('alertdialog', { name: revocation.title });
  return question.getByRole('button', { name: revocation.confirm, exact: true });
}

/** Lists the kinds of a user's private calendars. */
export async function listCalendars(page: Page, user: User): Promise<string[]> {
  const calendars: { kind: string }[] = await (await call(page, user, 'list_calendar_feeds', {})).json();
  return calendars.map((calendar) => calendar.kind);
}

async function call(page: Page, user: User, name: string, data: object) {
  const answer = await page.request.post(`/rest/v1/rpc/${name}`, { headers: apiHeaders(user), data, maxRetries: 2 });
  expect(answer.ok()).toBe(true);
  return answer;
}
