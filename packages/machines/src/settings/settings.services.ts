import { fromPromise } from 'xstate';
import { settingsMachine } from './settings.machine';
import { type Settings, writeSettings } from './storedSettings';

/** What the settings need from the device. */
export interface SettingsServices {
  /** Keeps the settings, at once. Throws where the device cannot: they hold for this visit. */
  storeSettings(text: string): void;
}

export const createSettingsMachine = (services: SettingsServices) =>
  settingsMachine.provide({
    actors: {
      storeSettings: fromPromise<void, Settings>(async ({ input }) => services.storeSettings(writeSettings(input))),
    },
  });
