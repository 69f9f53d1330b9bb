import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { App } from '@supabase/lite';
import { Refusal } from './Refusal.ts';

/** What Postgres said no with, for the request that is being answered. */
interface DatabaseRefusal {
  code?: string;
  message?: string;
  detail?: string;
  hint?: string;
}

const current = new AsyncLocalStorage<DatabaseRefusal>();

/** What the database says no with: a status that a trigger asks for, values that do not fit, constraints, rights. */
const refusalCode = /^(PT4\d\d|P0001|2[123]...|42...)$/;

/** Seconds: what is written too often waits when the database does not say how long. */
const usualWait = 60;

/**
 * Takes note of what the database refuses. The log gets one line instead of the statement with everything that somebody
 * typed, and the hash of a password; the answer gets its code, which the package loses on the way.
 */
export function noteRefusals(connection: App['connection']): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => noteRefusal(normalize(thrown));
}

/** Takes note of an error where the database throws it. @returns the error, without the statement. */
export function noteRefusal<Thrown>(error: Thrown): Thrown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  for (const name of ['query', 'params']) Reflect.deleteProperty(error, name);
  if (!refusalCode.test(String(error.code))) return error;
  const { code, message, detail, hint } = error as DatabaseRefusal;
  Object.assign(current.getStore() ?? {}, { code, message, detail, hint });
  const line = `The database refused a request (${code}): ${message}`;
  Object.defineProperty(error, inspect.custom, { value: () => line, configurable: true });
  return error;
}

/**
 * Answers a request; a refusal of the database that the package gives as a fault of the server is given as PostgREST
 * does: a CHECK violation is 400. 429 says when to try again: seconds in the detail of the error, else a minute.
 *
 * @throws Refusal in place of the fault.
 */
export async function withRefusals(answer: () => Promise<Response>): Promise<Response> {
  const refusal: DatabaseRefusal = {};
  const response = await current.run(refusal, answer);
  const { code, message = '', detail, hint } = refusal;
  if (!code || (response.status !== 500 && response.status !== 429)) return response;
  const status = Number(/^PT(4\d\d)$/.exec(code)?.[1] ?? 400);
  const retryAfter = status === 429 ? Number(/^\d+$/.exec(detail ?? '')?.[0] ?? usualWait) : undefined;
  throw new Refusal(status, code, message, { retryAfter, details: detail, hint });
}
