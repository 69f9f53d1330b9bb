import type { Journey } from '../Journey';

export const dialogs: Journey = {
  name: 'open dialogs and leave them',
  listSteps: ({ t, prefix }) => [
    { open: `${prefix}/explore?category=music`, hears: ['Finished loading', t('explore.title')] },
    { tabTo: [t('explore.place.label'), 'push button', 'opens dialog'] },
    { press: 'Enter', hears: [t('explore.place.title'), 'dialog'] },
    { tabTo: [t('explore.place.commune'), 'combo box'] },
    { press: 'Escape', hears: [t('explore.place.label'), 'push button', 'opens dialog'] },
    { tabTo: [t('newPoll.title'), 'push button'] },
    { press: 'Enter', hears: [t('newPoll.title'), 'dialog'] },
    { tabTo: ['check box'] },
    { press: 'Escape', hears: [t('newPoll.title'), 'push button'] },
  ],
};
