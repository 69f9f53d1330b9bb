import { expect } from '@playwright/test';
import { readRows } from '../../helpers/readRows';
import type { Flow } from '../Flow';
import { texts } from '../texts';
import { deleteRows } from './deleteRows';

const searches = 'saved_searches?select=name';
const name = 'Du jazz, encore';

export const savedSearchFlow: Flow<unknown[]> = {
  name: 'saved search',
  timesPerUser: 15,
  calls: [
    {
      name: 'search',
      method: 'POST',
      path: /\/rest\/v1\/saved_searches/,
      role: 'write',
      isLookedUp: false,
      deadline: 10_000,
    },
  ],
  async begin(page, user) {
    await deleteRows(page, user, 'saved_searches?id=not.is.null');
    await page.goto('/explore?q=jazz');
    await page.getByRole('button', { name: texts.explore.save }).press('Enter');
    const field = page.getByRole('textbox', { name: texts.searches.save.name });
    await field.fill(name);
    return {
      submit: () => page.getByRole('button', { name: texts.searches.save.submit, exact: true }).press('Enter'),
      // While the form is open, no search has been stored yet.
      readShown: async () => ((await field.isVisible()) ? [] : [{ name }]),
      readStored: () => readRows(page, user, searches),
      before: [],
      intended: [{ name }],
      failures: [texts.searches.save.failed],
      expectKept: () => expect(field).toHaveValue(name),
    };
  },
};
