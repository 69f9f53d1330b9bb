import { onboardingCompletedKey, onboardingDateKey } from '@lively/engine/constants';
import { formatSettings, parseSettings, settingsDefaults } from '@lively/machines';
import { ownerKey } from '../device/deviceOwner';
import { languageCodes, languageStorageKey } from '../i18n/languages';
import { sessionStorageKey } from '../supabase/sessionStorageKey';

/** What the end of a session does to a text in the storage of this device. */
interface DeviceDatum {
  /** A key, or the prefix of several keys. */
  readonly key: string;
  /**
   * `device`: it stays. `unsent`: it is work that a user has not sent; after a session that timed out it waits for the
   * same user, and every other end erases it.
   */
  readonly of: 'device' | 'unsent';
  /** Why it is not erased. */
  readonly reason: string;
  /** Returns the part that stays; null if none does. @default all of it */
  readonly toStaying?: (text: string) => string | null;
}

/**
 * All texts that may outlive a session. Every other text of Lively is personal, and is erased: a new key is personal
 * until it has a line here. The databases and caches have no line, because all of them are personal but the files of
 * the build (docs/decisions/0095).
 */
export const deviceData: readonly DeviceDatum[] = [
  { key: languageStorageKey, of: 'device', reason: 'The language is chosen for the device, by visitors as well.' },
  { key: 'lively_consent', of: 'device', reason: 'The consent is given for the device, by visitors as well.' },
  {
    key: 'lively_settings',
    of: 'device',
    reason: 'The theme and the language belong to the device. The other settings are of the user.',
    toStaying: keepAppearance,
  },
  {
    key: onboardingCompletedKey,
    of: 'device',
    reason: 'The device knows only that the introduction was shown, not to whom nor what they chose.',
  },
  {
    key: onboardingDateKey,
    of: 'device',
    reason: 'The introduction is due again after thirty days. The hour is erased.',
    toStaying: (date) => (/^\d{4}-\d\d-\d\dT/.test(date) ? `${date.slice(0, 10)}T00:00:00.000Z` : null),
  },
  {
    key: sessionStorageKey,
    of: 'device',
    reason: 'It is removed by the client of the backend. A session here belongs to the next user already.',
  },
  { key: ownerKey, of: 'unsent', reason: 'It says whose unsent work waits.' },
  { key: 'lively_draft ', of: 'unsent', reason: 'A long form is not typed again because the session timed out.' },
  { key: 'lively_poll_draft ', of: 'unsent', reason: 'Answers are not chosen again because the session timed out.' },
  { key: 'lively_preferences_draft', of: 'unsent', reason: 'They were being saved when the session timed out.' },
];

/** Texts of other libraries that contain personal data. They have no prefix of Lively. */
export const foreignKeys: readonly string[] = ['react-router-scroll-positions'];

function keepAppearance(stored: string): string | null {
  const { darkMode, language } = parseSettings(stored, languageCodes);
  const kept = formatSettings({ ...settingsDefaults, darkMode, language });
  return kept === formatSettings(settingsDefaults) ? null : kept;
}
