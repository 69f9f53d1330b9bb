import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { App } from '@supabase/lite';
import { Refusal } from './Refusal.ts';

/** What was noted of the request that is being answered. */
interface Notes {
  /** What the database refused with. */
  code?: string;
  message?: string;
  detail?: string;
  hint?: string;
  /** What the backend itself says no with. */
  refusal?: Refusal;
  /** Whether the package has read the whole query. */
  isParsed?: boolean;
}

const current = new AsyncLocalStorage<Notes>();

/**
 * What the database refuses with: a status that a trigger asks for, values that do not fit, constraints, rights, limits of a
 * statement, what PostgreSQL does not have.
 */
const refusalCode = /^(PT4\d\d|P0001|0A000|2[123]...|42...|54...|57014)$/;

const hints = new Map([['57014', 'It took too long. Ask for less, or try again later.']]);

/** What PGlite says, without a code, of a value that it cannot send for a type. */
const unsendableValue = /^Invalid input for \w+ type$/;

/** Seconds: what is written too often waits when the database does not say how long. */
const usualWait = 60;

/**
 * Takes note of what the database refuses. The log gets one line instead of the statement with its values, among them hashes
 * of passwords; the answer gets its code, which the package loses on the way.
 */
export function noteRefusals(connection: App['connection']): void {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => noteRefusal(normalize(thrown));
  const accept = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = (...parameters) => {
    const notes = current.getStore();
    if (notes) notes.isParsed = true;
    return accept(...parameters);
  };
}

/** Throws a refusal from within the package, which would answer it as a fault of the server. */
export function refuseWithin(refusal: Refusal): never {
  const notes = current.getStore();
  if (notes) notes.refusal = refusal;
  throw refusal;
}

/** Takes note of an error where the database throws it. @returns the error, without the statement. */
export function noteRefusal<Thrown>(error: Thrown): Thrown {
  if (error instanceof Error && unsendableValue.test(error.message)) Object.assign(error, { code: '22P02' });
  if (!(error instanceof Error)) return error;
  // The package prints what fails, as it fails: with the query that it could not read, or the name of a table that there is not.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  printAs(error, [`A request failed: ${withoutValues(error.message)}`, ...frames].join('\n'));
  if (!('code' in error)) return error;
  for (const name of ['query', 'params']) Reflect.deleteProperty(error, name);
  if (!refusalCode.test(String(error.code))) return error;
  const { code, message, detail, hint } = error as Notes;
  Object.assign(current.getStore() ?? {}, { code, message, detail, hint });
  printAs(error, `The database refused a request (${code}): ${withoutValues(message)}`);
  return error;
}

/** What the console prints of an error. */
function printAs(error: Error, text: string): void {
  Object.defineProperty(error, inspect.custom, { value: () => text, configurable: true });
}

/**
 * The message of an error, for the log: words, names of tables, columns and constraints, and no value of the request. A client
 * that sends a token in the wrong place must not have it written down.
 */
function withoutValues(message = ''): string {
  const unquoted = message.replace(/: ".*"/s, ': "…"');
  return unquoted.replace(/[^\s"'(),]+/g, (word) => (/^[A-Z]?[a-z_.:-]+$/.test(word) || word.length < 8 ? word : '…'));
}

/**
 * Answers a request; what is the fault of the request, and the package gives as one of the server, is given as PostgREST
 * does: a CHECK violation is 400. 429 says when to try again: seconds in the detail of the error, else a minute.
 *
 * @throws Refusal in place of the fault.
 */
export async function withRefusals(answer: () => Promise<Response>): Promise<Response> {
  const notes: Notes = {};
  const response = await current.run(notes, answer);
  if (response.status !== 500 && response.status !== 429) return response;
  const { code, message = '', detail, hint, refusal } = notes;
  if (refusal) throw refusal;
  if (!code) {
    if (await isUnreadable(response, notes)) throw new Refusal(400, 'PGRST100', 'The query cannot be read.');
    return response;
  }
  const status = statusOf(code);
  throw new Refusal(status, code, message, {
    retryAfter: retryAfterOf(status, detail),
    details: detail,
    hint: hint ?? hints.get(code),
  });
}

/** As PostgREST answers, except for a timeout: its 500 names a fault, and 503 a request that can succeed at once. */
function statusOf(code: string): number {
  if (code.startsWith('54')) return 413;
  if (code === '57014') return 504;
  return Number(/^PT(4\d\d)$/.exec(code)?.[1] ?? 400);
}

function retryAfterOf(status: number, detail = ''): number | undefined {
  if (status === 504) return 10;
  return status === 429 ? Number(/^\d+$/.exec(detail)?.[0] ?? usualWait) : undefined;
}

/** The package answers `SUP` to whatever it throws; before the query is read, nothing else than the query can be wrong. */
async function isUnreadable(response: Response, { isParsed }: Notes): Promise<boolean> {
  if (isParsed || !response.headers.get('content-type')?.includes('json')) return false;
  const { code } = await response.clone().json();
  return code === 'SUP';
}
