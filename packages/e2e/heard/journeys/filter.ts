import type { Journey } from '../Journey';

export const filter: Journey = {
  name: 'filter the events',
  listSteps: ({ t, prefix }) => [
    { open: `${prefix}/explore` },
    { tabTo: [t('explore.filters.label'), 'push button', 'opens dialog'] },
    { press: 'Enter', hears: [t('explore.filters.label'), 'dialog', t('explore.filters.label'), 'heading level 2'] },
    { tabTo: [t('explore.filters.price'), 'panel', t('explore.filters.anyPrice'), 'selected radio button'] },
    { press: 'ArrowDown', hears: [t('explore.filters.free'), 'selected radio button'] },
    { press: 'Escape', hears: [t('explore.filters.label'), t('explore.filters.free'), 'push button'] },
  ],
};
