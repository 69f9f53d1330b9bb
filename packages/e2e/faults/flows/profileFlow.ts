import { expect } from '@playwright/test';
import { readRows } from '../../helpers/readRows';
import type { Flow } from '../Flow';
import { texts } from '../texts';

export const profileFlow: Flow<string> = {
  name: 'profile',
  timesPerUser: 20,
  calls: [{ name: 'profile', method: 'PATCH', path: /\/rest\/v1\/profiles/, role: 'write' }],
  async begin(page, user) {
    const readStored = async () => {
      const [row] = await readRows(page, user, `profiles?id=eq.${user.id}&select=bio`);
      return (row as { bio: string | null }).bio ?? '';
    };
    const before = await readStored();
    const intended = `Du funk, ${Date.now()} fois.`;
    await page.goto('/profile');
    await page.getByRole('button', { name: texts.profile.edit }).press('Enter');
    const bio = page.getByRole('textbox', { name: texts.profile.form.fields.bio });
    await bio.fill(intended);
    const header = page.getByRole('main').locator('header');
    return {
      submit: () => page.getByRole('button', { name: texts.profile.form.save }).press('Enter'),
      // While the form is open, no text has been stored yet.
      readShown: async () => {
        if (await bio.isVisible()) return before;
        return (await header.textContent())?.match(/Du funk, \d+ fois\./)?.[0] ?? '';
      },
      readStored,
      before,
      intended,
      failures: [texts.profile.saveFailed],
      expectKept: () => expect(bio).toHaveValue(intended),
    };
  },
};
