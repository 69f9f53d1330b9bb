import type { Settings } from '../../packages/server/src/settings/parseSettings.ts';
import { readSettings } from '../../packages/server/src/settings/readSettings.ts';
import { type OperatorDatabase, openOperatorDatabase } from './openOperatorDatabase.ts';

/**
 * Runs a command of an operator. A failure prints one line on the standard error and sets the exit status 1.
 *
 * @param run The command. It opens the database after its arguments are validated; the database is closed afterwards.
 */
export async function runCommand(
  run: (openDatabase: () => Promise<OperatorDatabase>, settings: Settings) => Promise<void>,
): Promise<void> {
  let database: OperatorDatabase | undefined;
  let hasFailed = false;
  try {
    const settings = readSettings(process.env);
    await run(async () => {
      database = await openOperatorDatabase(settings);
      return database;
    }, settings);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    // The error of an unreachable server has only a code.
    process.stderr.write(`${message || code}\n`);
    hasFailed = true;
  } finally {
    await database?.close();
    // PGlite changes the exit code when it opens and when it closes.
    process.exitCode = hasFailed ? 1 : 0;
  }
}
