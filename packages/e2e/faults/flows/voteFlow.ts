import { readRows } from '../../helpers/readRows';
import type { Flow } from '../Flow';
import { texts } from '../texts';
import { deleteRows } from './deleteRows';

const votes = 'event_votes?event_id=eq.00000000-0000-4000-8000-000000000011';

export const voteFlow: Flow<unknown[]> = {
  name: 'vote',
  timesPerUser: 40,
  calls: [
    { name: 'vote', method: 'POST', path: /\/rest\/v1\/event_votes/, role: 'write' },
    { name: 'log', method: 'POST', path: /\/rest\/v1\/user_actions/, role: 'log' },
  ],
  async begin(page, user) {
    await deleteRows(page, user, votes);
    const read = page.waitForResponse((answer) => answer.url().includes('/rest/v1/event_votes'));
    await page.goto('/event/17');
    await read;
    const up = page.getByRole('button', { name: texts.event.vote.up });
    return {
      submit: () => up.press('Enter'),
      readShown: async () => ((await up.getAttribute('aria-pressed')) === 'true' ? [{ vote_type: 'up' }] : []),
      readStored: () => readRows(page, user, `${votes}&select=vote_type`),
      before: [],
      intended: [{ vote_type: 'up' }],
      failures: [texts.common.toast.voteFailed],
      expectKept: async () => {},
    };
  },
};
