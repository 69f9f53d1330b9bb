import type { Journey } from '../Journey';

export const dialogs: Journey = {
  name: 'open a dialog and leave it',
  listSteps: ({ t, prefix }) => [
    { open: `${prefix}/explore?q=nina` },
    { tabTo: [t('explore.place.label'), 'push button', 'opens dialog'] },
    { press: 'Enter', hears: [t('explore.place.title'), 'dialog'] },
    { tabTo: [t('explore.place.commune'), 'combo box'] },
    { press: 'Escape', hears: [t('explore.place.label'), 'push button', 'opens dialog'] },
  ],
};
