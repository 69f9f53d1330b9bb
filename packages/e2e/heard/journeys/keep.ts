import { signUp } from '../../helpers/signUp';
import type { Journey } from '../Journey';
import { sample } from './sample';

export const keep: Journey = {
  name: 'keep an event',
  prepare: async (page) => {
    const { id } = await signUp(page, 'Inès Écoute');
    return { id };
  },
  listSteps: ({ t, prefix }) => [
    { open: `${prefix}/explore?q=nina` },
    { tabTo: [t('common.card.favourite', { title: sample.title }), 'toggle button', 'not pressed'] },
    { press: 'Enter', hears: ['pressed', t('common.toast.favouriteAdded')] },
    { press: 'Enter', hears: ['not pressed', t('common.toast.favouriteRemoved')] },
  ],
};
