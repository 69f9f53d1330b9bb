import { boolean, fallback, object, picklist } from 'valibot';
import { parseStored } from '../parseStored';

export type ProfileVisibility = 'public' | 'friends' | 'private';

/** The settings of a user on this device. */
export interface Settings {
  readonly emailNotifications: boolean;
  readonly pushNotifications: boolean;
  readonly eventReminders: boolean;
  readonly marketingEmails: boolean;
  readonly profileVisibility: ProfileVisibility;
  /** The code of a language of the app. */
  readonly language: string;
  readonly darkMode: boolean;
}

/** The default settings. See docs/specification.md#settings. */
export const settingsDefaults: Settings = {
  emailNotifications: true,
  pushNotifications: false,
  eventReminders: true,
  marketingEmails: false,
  profileVisibility: 'public',
  language: 'fr',
  darkMode: false,
};

const visibilities = ['public', 'friends', 'private'] as const satisfies readonly ProfileVisibility[];

/** Formats the settings as the device stores them. */
export function formatSettings(settings: Settings): string {
  return JSON.stringify(settings);
}

/** Parses the text that the device stored. A missing or invalid setting gets its default; unknown settings are dropped. */
export function parseSettings(stored: string | null, languages: readonly string[]): Settings {
  const schema = object({
    emailNotifications: flag('emailNotifications'),
    pushNotifications: flag('pushNotifications'),
    eventReminders: flag('eventReminders'),
    marketingEmails: flag('marketingEmails'),
    profileVisibility: fallback(picklist(visibilities), settingsDefaults.profileVisibility),
    language: fallback(picklist(languages), settingsDefaults.language),
    darkMode: flag('darkMode'),
  });
  return parseStored(schema, stored) ?? settingsDefaults;
}

type FlagName = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

const flag = (name: FlagName) => fallback(boolean(), settingsDefaults[name]);
