import { parseSettings, type Settings } from './parseSettings.ts';
import { readSecretFiles } from './readSecretFiles.ts';

/**
 * Reads the settings of a host. Secrets from files are set in the environment too: the drivers of the database and of the storage
 * read theirs there.
 *
 * @throws StartError, one line that names the setting and what it accepts.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  readSecretFiles(environment);
  return parseSettings(environment);
}
