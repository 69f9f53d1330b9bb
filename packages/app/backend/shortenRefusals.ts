import { inspect } from 'node:util';
import type { App } from '@supabase/lite';

/** What the database says no with: a status that a trigger asks for, values that do not fit, constraints, rights. */
const refusal = /^(PT4\d\d|22...|23...|42501)$/;

/**
 * Makes a refusal of the database take one line of the log. By itself the package prints it like a fault of the server, with
 * the statement and everything that somebody typed; to whom it is an answer, it is given in full as before.
 */
export function shortenRefusals(connection: App['connection']): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    const error = normalize(thrown);
    if (error instanceof Error && 'code' in error && refusal.test(String(error.code))) {
      const line = `The database refused a request (${error.code}): ${error.message}`;
      Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
    }
    return error;
  };
}
