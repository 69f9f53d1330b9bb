import { Refusal } from '../backend/edge/Refusal.ts';

/** Reports a failure on the standard error; the caller continues without a result. @throws Refusal if the error is one. */
export const reportFailure =
  (what: string) =>
  (error: unknown): undefined => {
    if (error instanceof Refusal) throw error;
    process.stderr.write(`${what}: ${error instanceof Error ? error.message : error}\n`);
  };
