import { readFileSync } from 'node:fs';
import { StartError } from '../startup/StartError.ts';
import { isSecretFile } from './findUnknownSetting.ts';

/**
 * Sets each secret whose file is given by `<name>_FILE`, without the line break at the end of the file: a container may receive
 * secrets as files, so that they are not visible in its environment. An empty file means that the variable is not set.
 *
 * @throws StartError for a file that cannot be read, and for a variable that is set as well.
 */
export function readSecretFiles(environment: Record<string, string | undefined>): void {
  for (const [variable, path] of Object.entries(environment)) {
    if (!path || !isSecretFile(variable)) continue;
    const name = variable.replace(/_FILE$/, '');
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
