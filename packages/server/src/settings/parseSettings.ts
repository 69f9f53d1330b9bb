import * as v from 'valibot';
import { StartError } from '../startup/StartError.ts';
import { explainSetting } from './explainSetting.ts';
import { findUnknownSetting } from './findUnknownSetting.ts';
import { type ProviderAccount, readProviders } from './readProviders.ts';
import { settingsSchema } from './settings.ts';

/** The settings of a host: switches are booleans, numbers are numbers, and a setting that is empty has its default or none. */
export interface Settings extends v.InferOutput<typeof settingsSchema> {
  /** The providers that users sign in with, in the order of their buttons. */
  readonly providers: readonly ProviderAccount[];
}

/**
 * Parses the settings, without reading the files of secrets.
 *
 * @throws StartError, one line that names the setting and what it accepts, for an unknown name or value, or for a setting
 * without another one that it needs.
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const unknown = findUnknownSetting(environment);
  if (unknown)
    throw new StartError(
      `${unknown.name} is no setting of Lively. Is it ${unknown.meant}? .env.example has every setting and its values.`,
    );
  // A copy of .env.example has every name, and most are empty.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = v.safeParse(settingsSchema, given, { abortEarly: true });
  if (!parsed.success) throw new StartError(explainSetting(parsed.issues[0]));
  const { output } = parsed;
  const isIncomplete = (name: keyof typeof output, needed: keyof typeof output) => output[name] && !output[needed];
  if (isIncomplete('DATABASE_READ_URLS', 'DATABASE_URL'))
    throw new StartError(
      'DATABASE_READ_URLS names replicas, and DATABASE_URL no primary server. Set both, or neither.',
    );
  if (isIncomplete('SMTP_URL', 'MAIL_FROM'))
    throw new StartError('SMTP_URL needs MAIL_FROM beside it, the address that mails come from: bonjour@<site>.');
  return { ...output, providers: readProviders(given) };
}
