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

/** What a request is, apart from its sender. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What became of it: rows of a table `changed`, rows `shown`, `nothing` either, `refused` for the person, `invalid` for
 * anybody; a fault of the server says its status and code.
 */
export type Outcome = 'changed' | 'shown' | 'nothing' | 'refused' | 'invalid' | 'limited' | `fault ${string}`;

let backend: Backend;
let signingSecret: string;
/** The content of the tables before each request. */
let filled: string;
/** The statements that empty the tables. */
let emptying: string | undefined;

/** Starts the embedded backend for the tests of a file, with the rows of `fillTables` and one true picture. */
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

/** The first bytes of a picture, which is all that the backend looks at. */
export const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
export const pngHeaders = { 'Content-Type': 'image/png' };
const picturePath = `/storage/v1/object/avatars/${owner.id}/1700000000000.png`;

/** Sends a request as one of the actors, and undoes its changes. */
export async function attempt(actor: Actor, call: Call): Promise<Outcome> {
  const response = await send(actor, call);
  const text = await response.text();
  // A refused request is rolled back, and a read writes nothing: `isUnchanged` checks many at once, which saves time.
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

/** Whether the tables hold what they held before the first request: no refusal has left anything behind. */
export async function isUnchanged(): Promise<boolean> {
  return (await digest()) === filled;
}

/** The answer itself, for what an outcome does not say. */
export async function send(actor: Actor, { method, path, body, headers }: Call): Promise<Response> {
  const token = tokenOf(actor, signingSecret);
  const all = new Headers({ 'Content-Type': 'application/json' });
  if (actor !== 'keyless') all.set('apikey', backend.publishableKey);
  if (token) all.set('Authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(headers ?? {})) all.set(name, value);
  const payload = body === undefined ? null : body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body);
  return backend.fetch(new Request(`${siteUrl}${path}`, { method, headers: all, body: payload }));
}

/** The names of the tables that the API exposes. */
export async function listTables(): Promise<string[]> {
  const rows = await exec(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  return rows.map(({ name }) => String(name));
}

/** The names of the functions that the API exposes. */
export async function listFunctions(): Promise<string[]> {
  const rows = await exec(`select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by 1`);
  return rows.map(({ name }) => String(name));
}

/** The storage says 400 to everything, and what it means in the body. */
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
  // The row alone would be a picture without a file.
  await exec('delete from storage.objects');
  const stored = await send('owner', { method: 'POST', path: picturePath, body: png, headers: pngHeaders });
  if (!stored.ok) throw new Error(`The picture was not stored: ${await stored.text()}`);
  filled = await digest();
}

/**
 * Deletes all rows of what requests write and of what refers to it. `truncate … cascade` empties the same tables, and makes
 * new files for each of them and of its indexes.
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
  // As with `truncate`, neither triggers of rows nor foreign keys act.
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
  // Only migrations write places, and they are 35,000.
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
