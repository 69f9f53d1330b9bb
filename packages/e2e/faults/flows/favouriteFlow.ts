import { readRows } from '../../helpers/readRows';
import type { Flow } from '../Flow';
import { texts } from '../texts';
import { deleteRows } from './deleteRows';

const id = '00000000-0000-4000-8000-000000000011';
const title = 'Nuit Nina Simone, l’intégrale au piano';
const favourites = `favorites?event_id=eq.${id}`;

export const favouriteFlow: Flow<unknown[]> = {
  name: 'favourite',
  timesPerUser: 40,
  calls: [
    { name: 'favourite', method: 'POST', path: /\/rest\/v1\/favorites/, role: 'write' },
    { name: 'log', method: 'POST', path: /\/rest\/v1\/user_actions/, role: 'log' },
  ],
  async begin(page, user) {
    await deleteRows(page, user, favourites);
    const listed = page.waitForResponse((answer) => answer.url().includes('/rest/v1/favorites'));
    await page.goto('/event/17');
    await listed;
    const heart = page.getByRole('button', { name: texts.common.card.favourite.replace('{{title}}', title) }).first();
    return {
      submit: () => heart.press('Enter'),
      readShown: async () => ((await heart.getAttribute('aria-pressed')) === 'true' ? [{ event_id: id }] : []),
      readStored: () => readRows(page, user, `${favourites}&select=event_id`),
      before: [],
      intended: [{ event_id: id }],
      failures: [texts.common.toast.favouritesFailed],
      expectKept: async () => {},
    };
  },
};
