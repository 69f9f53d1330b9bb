import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { App } from '@supabase/lite';
import { Refusal } from './Refusal.ts';

/** The recorded errors of the current request. */
interface Notes {
  /** The error of the database. */
  code?: string;
  message?: string;
  detail?: string;
  hint?: string;
  /** The refusal of the backend itself. */
  refusal?: Refusal;
  /** Whether the package has read the whole query. */
  isParsed?: boolean;
}

const current = new AsyncLocalStorage<Notes>();

/**
 * The codes with which the database refuses a request: a status of a trigger, invalid values, constraints, rights, limits of a
 * statement, and features that PostgreSQL lacks.
 */
const refusalCode = /^(PT4\d\d|P0001|0A000|2[123]...|42...|54...|57014)$/;

const hints = new Map([['57014', 'It took too long. Ask for less, or try again later.']]);

/** The message of PGlite, without a code, for a value that does not fit its type. */
const unsendableValue = /^Invalid input for \w+ type$/;

/** Seconds. The wait after a 429 whose error does not contain a time. */
const defaultWait = 60;

/**
 * Records refusals of the database. The log gets one line instead of the statement with its values, which may contain hashes of
 * passwords. The answer gets the error code, which the package drops.
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

/** Throws a refusal inside the package, and records it, because the package would answer 500. */
export function refuseWithin(refusal: Refusal): never {
  const notes = current.getStore();
  if (notes) notes.refusal = refusal;
  throw refusal;
}

/** Records an error where the database throws it. @returns The error, without the statement. */
export function noteRefusal<Thrown>(error: Thrown): Thrown {
  if (error instanceof Error && unsendableValue.test(error.message)) Object.assign(error, { code: '22P02' });
  if (!(error instanceof Error)) return error;
  // The package would log the error with the unreadable query, or with the name of a missing table.
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  printAs(error, [`A request failed: ${withoutValues(error.message)}`, ...frames].join('\n'));
  if (!('code' in error)) return error;
  for (const name of ['query', 'params']) Reflect.deleteProperty(error, name);
  // The package sends some refusals itself.
  if (!isOwn(String(error.code))) Reflect.deleteProperty(error, 'detail');
  if (!refusalCode.test(String(error.code))) return error;
  const { code, message, detail, hint } = error as Notes;
  Object.assign(current.getStore() ?? {}, { code, message, detail, hint });
  printAs(error, `The database refused a request (${code}): ${withoutValues(message)}`);
  return error;
}

/** Sets the text that the console prints for an error. */
function printAs(error: Error, text: string): void {
  Object.defineProperty(error, inspect.custom, { value: () => text, configurable: true });
}

/**
 * Returns the message of an error for the log: words, names of tables, columns and constraints, but no value of the request. A
 * token that a client sends in the wrong place must not be logged.
 */
function withoutValues(message = ''): string {
  const unquoted = message.replace(/: ".*"/s, ': "…"');
  return unquoted.replace(/[^\s"'(),]+/g, (word) => (/^[A-Z]?[a-z_.:-]+$/.test(word) || word.length < 8 ? word : '…'));
}

/**
 * Answers a request. Faults of the request that the package answers with 500 get the status of PostgREST: a CHECK violation is
 * 400. The retry time of a 429 is the seconds in the detail of the error, or a minute.
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

/**
 * Returns true for the code of an error that a function of Lively raises. PostgreSQL's own details print rows ("Failing row
 * contains …") and keys, with columns that the client may not read.
 */
function isOwn(code: string): boolean {
  return code.startsWith('PT') || code === 'P0001';
}

/** Returns the status of PostgREST, except for a timeout: its 500 means a fault, and its 503 that a retry can succeed now. */
function statusOf(code: string): number {
  if (code.startsWith('54')) return 413;
  if (code === '57014') return 504;
  return Number(/^PT(4\d\d)$/.exec(code)?.[1] ?? 400);
}

function retryAfterOf(status: number, detail = ''): number | undefined {
  if (status === 504) return 10;
  return status === 429 ? Number(/^\d+$/.exec(detail)?.[0] ?? defaultWait) : undefined;
}

/**
 * Returns true if the query caused the error. The package answers `SUP` to all its exceptions; before the query is parsed, only
 * the query can be wrong.
 */
async function isUnreadable(response: Response, { isParsed }: Notes): Promise<boolean> {
  if (isParsed || !response.headers.get('content-type')?.includes('json')) return false;
  const { code } = await response.clone().json();
  return code === 'SUP';
}
