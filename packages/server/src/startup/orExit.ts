import { StartError } from './StartError.ts';

/** Ends a start that cannot succeed with its one line and status 1; other errors keep their stack. */
export async function orExit<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
