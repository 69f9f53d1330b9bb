import { readFileSync } from 'node:fs';
import { StartError } from './StartError.ts';

/** Variables that a container may receive as files, so that they are not visible in its environment. */
const names = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'DATABASE_READ_URLS',
  'DATABASE_URL',
  'LIVELY_METRICS_TOKEN',
  'LIVELY_SESSION_SECRET',
  'PGPASSWORD',
  'SMTP_URL',
  'SUPABASE_SECRET_KEY',
  'TURNSTILE_SECRET_KEY',
];
const clientSecret = /^OIDC_[A-Z0-9_]+_CLIENT_SECRET$/;

/**
 * Sets each variable whose file is given by `<name>_FILE`, without the line break at the end of the file. An empty file means
 * that the variable is not set.
 *
 * @throws StartError for a file that cannot be read, and for a variable that is set as well.
 */
export function readSecretFiles(environment: Record<string, string | undefined>): void {
  for (const [variable, path] of Object.entries(environment)) {
    const name = variable.replace(/_FILE$/, '');
    if (name === variable || !path || !(names.includes(name) || clientSecret.test(name))) continue;
    if (environment[name])
      throw new StartError(`${name} and ${variable} are both set, and one of them is to be left out.`);
    environment[name] = readSecret(variable, path);
  }
}

function readSecret(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new StartError(`The file ${path} of ${variable} cannot be read (${code}). Make it readable for this user.`, {
      cause,
    });
  }
}
