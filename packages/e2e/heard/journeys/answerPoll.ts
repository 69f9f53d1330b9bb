import { makePoll } from '../../helpers/makePoll';
import type { Journey } from '../Journey';

export const answerPoll: Journey = {
  name: 'answer a poll as a guest',
  prepare: async (page) => {
    const { friends } = await makePoll(page);
    return { friends };
  },
  listSteps: ({ t, prepared: { friends = '' } }) => [
    { open: friends },
    { tabTo: [t('poll.answerFor'), 'panel', t('poll.answers.yes'), 'radio button'] },
    { press: 'ArrowDown', hears: [t('poll.answers.maybe'), 'selected radio button'] },
    { tabTo: [t('poll.name.label'), 'entry'] },
    { tabTo: [t('poll.submit'), 'push button'] },
    { press: 'Enter', hears: [t('poll.problem.name.required')] },
    { type: 'Sam' },
    { press: 'Enter', hears: [t('poll.answered.title')] },
  ],
};
