import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Backend, createBackend } from '../../../packages/server/src/backend/createBackend.ts';
import { copyNewData } from '../../../packages/server/testing/copyNewData.ts';
import { testPasswordRounds } from '../../../packages/server/testing/newBackend.ts';
import { fillTables } from '../fillTables.ts';
import { owner } from '../people.ts';
import { type Actor, tokenOf } from './actors.ts';

const root = resolve(import.meta.dirname, '../../..');
const dataFolder = resolve(root, `supabase/.temp/authz-${process.pid}`);
const siteUrl = 'http://localhost:5173';

/** A request without its sender. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * The outcome of a request: rows of a table `changed`, rows `shown`, `nothing` of both, `refused` for the actor,
 * `invalid` for all actors; a fault of the server contains its status and code.
 */
export type Outcome = 'changed' | 'shown' | 'nothing' | 'refused' | 'invalid' | 'limited' | `fault ${string}`;

let backend: Backend;
let signingSecret: string;
/** A digest of the tables before each request. */
let filled: string;
/** The statements that empty the tables. */
let emptying: string | undefined;

/** Starts the embedded backend for the tests of a file, with the rows of `fillTables` and one valid picture. */
export function useServer(): void {
  beforeAll(async () => {
    process.chdir(root);
    await copyNewData(dataFolder);
    backend = await createBackend({ root, siteUrl, dataFolder, passwordRounds: testPasswordRounds });
    signingSecret = await readFile(resolve(dataFolder, 'signing-secret'), 'utf8');
    await backend.app.connection.exec('update private.settings set local_pictures = false');
    await fill();
  });
  afterAll(async () => {
    await backend.close();
    await rm(dataFolder, { recursive: true, force: true });
  });
}

/** The first bytes of a picture. The backend checks only these. */
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
export const pngHeaders = { 'Content-Type': 'image/png' };
const picturePath = `/storage/v1/object/avatars/${owner.id}/1700000000000.png`;

/** Sends a request as one of the actors, and undoes its changes. */
export async function attempt(actor: Actor, call: Call): Promise<Outcome> {
  const response = await send(actor, call);
  const text = await response.text();
  // A refused request is rolled back, and a read writes no rows. `isUnchanged` checks many of them at once, which saves time.
  const mayChange = response.ok && call.method !== 'GET' && call.method !== 'HEAD';
  const hasChanged = mayChange && (await digest()) !== filled;
  if (hasChanged) await fill();
  const status = statusOf(response, text);
  if (status >= 500) return `fault ${status} ${text.slice(0, 80)}`;
  if (hasChanged) return 'changed';
  if (status === 429) return 'limited';
  if ([401, 403, 404, 405, 406].includes(status)) return 'refused';
  if (status >= 300) return 'invalid';
  return shows(response, text) ? 'shown' : 'nothing';
}

/** Whether the tables are the same as before the first request, so that no refusal has left any rows. */
export async function isUnchanged(): Promise<boolean> {
  return (await digest()) === filled;
}

/** Returns the whole response, for details that an outcome does not contain. */
export async function send(actor: Actor, { method, path, body, headers }: Call): Promise<Response> {
  const token = tokenOf(actor, signingSecret);
  const all = new Headers({ 'Content-Type': 'application/json' });
  if (actor !== 'keyless') all.set('apikey', backend.publishableKey);
  if (token) all.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  const payload = body === undefined ? null : body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
  return backend.fetch(new Request(`${siteUrl}${path}`, { method, headers: all, body: payload }));
}

/** Lists the tables that the API exposes. */
export async function listTables(): Promise<string[]> {
  const rows = await exec(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  return rows.map(({ name }) => String(name));
}

/** Lists the functions that the API exposes. */
export async function listFunctions(): Promise<string[]> {
  const rows = await exec(`select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`);
  return rows.map(({ name }) => String(name));
}

/** Returns the real status. The storage answers every error with 400, and puts the real status into the body. */
function statusOf({ status }: Response, text: string): number {
  const meant = status === 400 && /"statusCode":"?(\d{3})/.exec(text)?.[1];
  return meant ? Number(meant) : status;
}

function shows({ headers }: Response, text: string): boolean {
  const total = Number(headers.get('content-range')?.split('/')[1]);
  if (total > 0) return true;
  const isJson = (headers.get('content-type') ?? '').includes('json');
  if (!isJson) return text !== '';
  const value = text === '' ? null : JSON.parse(text);
  return Array.isArray(value) ? value.length > 0 : value !== null && Object.keys(Object(value)).length > 0;
}

async function fill(): Promise<void> {
  const { connection } = backend.app;
  emptying ??= await writeEmptying();
  await connection.exec(emptying);
  await fillTables({ run: async (script) => void (await connection.exec(script)), query: rejectQuery });
  // A row without its file would be a broken picture.
  await exec('delete from storage.objects');
  const stored = await send('owner', { method: 'POST', path: picturePath, body: png, headers: pngHeaders });
  if (!stored.ok) throw new Error(`The picture was not stored: ${await stored.text()}`);
  filled = await digest();
}

/**
 * Returns statements that delete all rows that requests write, and all rows that refer to them. `truncate … cascade`
 * would empty the same tables, but creates new files for each of them and their indexes.
 */
async function writeEmptying(): Promise<string> {
  const tables = await exec(`
    with recursive emptied (id) as (
      select unnest(array[
        'auth.users', 'public.events', 'private.attempts', 'public.contact_messages', 'public.newsletter_subscriptions',
        'public.support_tickets', 'public.job_applications', 'public.launch_alerts', 'private.form_submissions',
        'public.search_words'
      ])::regclass::oid
      union
      select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
    )
    select id::regclass::text as name from emptied order by 1`);
  // Triggers and foreign keys are disabled, as with `truncate`.
  return `
    begin;
    set local session_replication_role = replica;
    ${tables.map(({ name }) => `delete from ${name};`).join('\n')}
    delete from storage.objects;
    commit;`;
}

async function rejectQuery(): Promise<never> {
  throw new Error('The tables are filled by scripts.');
}

async function digest(): Promise<string> {
  // Only migrations write the 35,000 places.
  const written = (await listTables()).filter((name) => name !== 'places');
  const hidden = ['polls', 'poll_options', 'poll_people', 'poll_answers', 'calendar_feeds'].map(
    (name) => `private.${name}`,
  );
  const tables = [...written.map((name) => `public.${name}`), ...hidden, 'auth.users', 'storage.objects'];
  const sums = tables.map(
    (name) =>
      `coalesce((select md5(string_agg(row, '|' order by row)) from (select (to_jsonb(r) - 'last_accessed_at')::text as row from ${name} r) r), '')`,
  );
  const [row] = await exec(`select concat_ws(' ', ${sums.join(', ')}) as sum`);
  return String(row?.sum);
}

async function exec(statement: string): Promise<Record<string, unknown>[]> {
  const { rows } = await backend.app.connection.exec<{ rows: Record<string, unknown>[] }>(statement);
  return rows;
}
