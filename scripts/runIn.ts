import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * Runs a command in a folder, with the Node of the tests, and returns its output.
 *
 * @throws Error with the whole output if the command fails.
 */
export async function runIn(folder: string, command: string, parameters: readonly string[]): Promise<string> {
  const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}`, NODE_ENV: '' };
  try {
    const { stdout } = await execute(command, parameters, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`\`${command} ${parameters.join(' ')}\` failed in ${folder}.\n${stdout}\n${stderr}`, {
      cause: error,
    });
  }
}
