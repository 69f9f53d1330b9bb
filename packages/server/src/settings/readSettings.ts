import { assertBranding } from './branding/branding.ts';
import { parseSettings, type Settings } from './parseSettings.ts';
import { readSecretFiles } from './readSecretFiles.ts';

/**
 * Reads the settings of a host. Secrets from files are set in the environment too: the drivers of the database and of the storage
 * read theirs there.
 *
 * @throws StartError, one line that names the setting and what it accepts, also for a branding that cannot be used.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  assertBranding();
  readSecretFiles(environment);
  return parseSettings(environment);
}
