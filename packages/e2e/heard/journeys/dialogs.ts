import type { Journey } from '../Journey';

export const dialogs: Journey = {
  name: 'open dialogs and leave them',
  listSteps: ({ t, prefix }) => [
    { open: `${prefix}/explore?q=concert`, hears: ['Finished loading', t('explore.title')] },
    { tabTo: [t('explore.place.label'), 'push button', 'opens dialog'] },
    { press: 'Enter', hears: [t('explore.place.title'), 'dialog'] },
    { press: 'Escape', hears: [t('explore.place.label'), 'push button', 'opens dialog'] },
    { tabTo: [t('newPoll.title'), 'push button'] },
    { press: 'Enter', hears: [t('newPoll.title'), 'dialog'] },
    { press: 'Escape', hears: [t('newPoll.title'), 'push button'] },
  ],
};
