import { expect } from '@playwright/test';
import { insertRow } from '../../helpers/insertRow';
import { readRows } from '../../helpers/readRows';
import { t } from '../../helpers/t';
import type { Flow } from '../Flow';
import { texts } from '../texts';
import { deleteRows } from './deleteRows';

export const preferencesFlow: Flow<number> = {
  name: 'preferences',
  timesPerUser: 40,
  calls: [
    { name: 'who is signed in', method: 'GET', path: /\/auth\/v1\/user/, role: 'read', deadline: 10_000 },
    { name: 'preferences', method: 'POST', path: /\/rpc\/replace_event_preferences/, role: 'write' },
  ],
  async begin(page, user) {
    await deleteRows(page, user, `event_preferences?user_id=eq.${user.id}`);
    await insertRow(page, user, 'event_preferences', { category: 'sport' });
    await page.goto('/events');
    const edit = page.locator('button', { hasText: texts.recommendations.preferences.edit });
    await edit.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('taxonomy:festivals') }).press('Enter');
    await dialog.getByText(texts.preferences.whole.festivals, { exact: true }).click();
    await dialog.getByRole('button', { name: texts.preferences.continue }).press('Enter');
    return {
      submit: () => dialog.getByRole('button', { name: texts.preferences.save }).press('Enter'),
      // The button of the page contains their number.
      readShown: async () => Number((await edit.textContent())?.match(/\d+/)?.[0]),
      readStored: async () => (await readRows(page, user, 'event_preferences')).length,
      before: 1,
      intended: 2,
      failures: [texts.preferences.problem.unsaved, texts.preferences.problem.userUnreadable],
      expectKept: () => expect(dialog.getByRole('button', { name: /^Retirer / })).toHaveCount(2),
    };
  },
};
