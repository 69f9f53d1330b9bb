import { StartError } from './StartError.ts';

/** A start that cannot succeed ends with its one line and status 1; another fault keeps its stack. */
export async function orExit<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
