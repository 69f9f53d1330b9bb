import { defineWalk } from '../test/walkMachine';
import { settingsMachine } from './settings.machine';

export const walk = defineWalk({
  machine: settingsMachine,
  inputs: [{ stored: null }, { stored: '{' }],
  events: [
    { type: 'settings.changed', changes: { darkMode: true } },
    { type: 'settings.changed', changes: { language: 'es' } },
    { type: 'settings.synced', stored: null },
  ],
  answers: { storeSettings: [undefined] },
});
