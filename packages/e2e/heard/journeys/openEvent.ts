import type { Journey } from '../Journey';
import { sample } from './sample';

export const openEvent: Journey = {
  name: 'open an event',
  listSteps: ({ t, prefix }) => [
    { open: `${prefix}/explore?q=nina` },
    { tabTo: [sample.title, 'link', 'heading level 2'] },
    { press: 'Enter', hears: [sample.title, 'heading level 1'] },
    { tabTo: [t('event.booking.ticket')] },
    { tabTo: [t('event.vote.up'), 'toggle button', 'not pressed'] },
    { tabTo: [t('event.vote.down'), 'toggle button', 'not pressed'] },
  ],
};
