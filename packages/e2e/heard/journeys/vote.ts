import { signUp } from '../../helpers/signUp';
import type { Journey } from '../Journey';
import { sample } from './sample';

export const vote: Journey = {
  name: 'vote',
  prepare: async (page) => {
    const { id } = await signUp(page, 'Eva Écoute');
    return { id };
  },
  listSteps: ({ t, prefix }) => [
    { open: `${prefix}/event/${sample.id}` },
    { tabTo: [t('event.vote.up'), 'toggle button', 'not pressed'] },
    { press: 'Enter', hears: ['pressed'] },
    { tabTo: [t('event.vote.down'), 'toggle button', 'not pressed'] },
    { press: 'Enter', hears: ['pressed'] },
  ],
};
