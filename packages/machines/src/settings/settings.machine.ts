import { assign, fromPromise, setup } from 'xstate';
import { missingService } from '../missingService';
import { readSettings, type Settings } from './storedSettings';

export interface SettingsInput {
  /** What the device kept, as it kept it. */
  stored: string | null;
}

export interface SettingsContext {
  settings: Settings;
}

export type SettingsEvent =
  | { type: 'settings.changed'; changes: Partial<Settings> }
  /** Another tab wrote. */
  | ({ type: 'settings.synced' } & SettingsInput);

/** What a person sets on this device. It holds at once, and longer than the visit where the device can keep it. */
export const settingsMachine = setup({
  types: {
    input: {} as SettingsInput,
    context: {} as SettingsContext,
    events: {} as SettingsEvent,
  },
  actors: {
    storeSettings: fromPromise<void, Settings>(missingService('storeSettings')),
  },
  actions: {
    change: assign({
      settings: ({ context }, { changes }: { changes: Partial<Settings> }) => ({ ...context.settings, ...changes }),
    }),
    learn: assign({ settings: (_, { stored }: SettingsInput) => readSettings(stored) }),
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => ({ settings: readSettings(input.stored) }),
  on: {
    'settings.changed': {
      target: '.storing',
      reenter: true,
      actions: { type: 'change', params: ({ event }) => event },
    },
    'settings.synced': { target: '.stored', actions: { type: 'learn', params: ({ event }) => event } },
  },
  initial: 'stored',
  states: {
    stored: {},
    storing: {
      invoke: {
        id: 'storeSettings',
        src: 'storeSettings',
        input: ({ context }) => context.settings,
        onDone: 'stored',
        onError: 'unstored',
      },
    },
    // They hold for this visit.
    unstored: {},
  },
});
