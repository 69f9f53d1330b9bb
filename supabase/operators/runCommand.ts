import { readSecretFiles } from '../../packages/server/src/startup/readSecretFiles.ts';
import { type OperatorDatabase, openOperatorDatabase } from './openOperatorDatabase.ts';

/**
 * Runs a command of an operator. A failure is one line on the standard error, and the exit status 1.
 *
 * @param run Opens the database once its arguments are valid; it is closed afterwards.
 */
export async function runCommand(run: (openDatabase: () => Promise<OperatorDatabase>) => Promise<void>): Promise<void> {
  let database: OperatorDatabase | undefined;
  let hasFailed = false;
  try {
    readSecretFiles(process.env);
    await run(async () => {
      database = await openOperatorDatabase(process.env);
      return database;
    });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    // A server that is not there has a code alone.
    process.stderr.write(`${message || code}\n`);
    hasFailed = true;
  } finally {
    await database?.close();
    // PGlite sets the status when it opens and when it closes.
    process.exitCode = hasFailed ? 1 : 0;
  }
}
