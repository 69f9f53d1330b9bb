import { Refusal } from '../backend/edge/Refusal.ts';

/** Says on the standard error what failed, and why; the caller continues with nothing. @throws Refusal where it is one. */
export const reportFailure =
  (what: string) =>
  (error: unknown): undefined => {
    if (error instanceof Refusal) throw error;
    process.stderr.write(`${what}: ${error instanceof Error ? error.message : error}\n`);
  };
