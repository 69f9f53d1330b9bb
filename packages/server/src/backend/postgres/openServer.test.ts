import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase, runAs, type TestDatabase } from '../../../testing/createDatabase';
import { binaries, type Cluster, hasPostgres, openCluster } from '../../../testing/openCluster';
import { createBackend } from '../createBackend';

const root = resolve(import.meta.dirname, '../../../../..');
const siteUrl = 'http://localhost:5173';
const run = promisify(execFile);

/** Reads the content of a database: the rows of each table, its grants, its policies. */
async function readFacts(url: string): Promise<readonly object[]> {
  const sql = postgres(url, { max: 1 });
  const facts = await sql`
    select c.oid::regclass::text as name, coalesce(c.relacl, acldefault('r', c.relowner))::text as rights,
      (xpath('/row/count/text()', query_to_xml(format('select count(*) from %s', c.oid::regclass), false, true, '')))[1]::text
        as rows,
      array(select polname || pg_get_expr(polqual, polrelid) from pg_policy where polrelid = c.oid order by 1) as policies
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'private', 'auth', 'storage', 'supabase_migrations') order by 1`;
  await sql.end();
  return [...facts];
}

// Needs PostgreSQL (Debian: apt install postgresql).
describe.skipIf(!hasPostgres)('on a PostgreSQL server', () => {
  let cluster: Cluster;
  let database: TestDatabase;
  let dataFolder: string;

  beforeAll(async () => {
    process.chdir(root);
    cluster = await openCluster();
    database = await createDatabase(cluster.url);
    dataFolder = join(await mkdtemp(join(tmpdir(), 'lively-server-')), 'data');
  });

  afterAll(async () => {
    await cluster.close();
    await rm(resolve(dataFolder, '..'), { recursive: true });
  });

  const open = (databaseUrl: string, isSeeded = true) =>
    createBackend({ root, siteUrl, dataFolder, databaseUrl, isSeeded });

  async function countEvents({ fetch, publishableKey }: Awaited<ReturnType<typeof open>>): Promise<number> {
    const headers = { apikey: publishableKey };
    const response = await fetch(new Request(`${siteUrl}/rest/v1/events?select=id`, { headers }));
    return (await response.json()).length;
  }

  test('a database is empty without the demo, is seeded once with it, and keeps its rows after a restart', async () => {
    const empty = await open(database.url, false);
    expect(await countEvents(empty)).toBe(0);
    await empty.close();

    const seeded = await open(database.url);
    const events = await countEvents(seeded);
    expect(events).toBeGreaterThanOrEqual(60);
    await cluster.restart();
    expect(await countEvents(seeded)).toBe(events);
    await seeded.close();

    const again = await open(database.url);
    expect(await countEvents(again)).toBe(events);
    await again.close();
  });

  test('simultaneous requests keep their own users', async () => {
    const backend = await open(database.url);
    const { secretKey, publishableKey } = backend;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const ask = async (apikey: string) =>
      (await backend.fetch(new Request(`${siteUrl}/rest/v1/purchases?select=id`, { headers: { apikey } }))).status;
    const keys = Array.from({ length: 60 }, (_, index) => (index % 2 ? secretKey : publishableKey));
    const statuses = await Promise.all(keys.map(ask));
    expect(statuses).toEqual(keys.map((key) => (key === secretKey ? 200 : 401)));
    vi.restoreAllMocks();
    await backend.close();
  });

  test('a search that takes longer than a second is stopped with a hint, and the next one is answered', async () => {
    const slow = await createDatabase(cluster.url);
    const backend = await open(slow.url, false);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const ask = async () => {
      const url = `${siteUrl}/rest/v1/rpc/explore_events?category=music`;
      const response = await backend.fetch(new Request(url, { headers: { apikey: backend.publishableKey } }));
      return { status: response.status, answer: await response.json() };
    };
    expect(await ask()).toMatchObject({ status: 200, answer: { total: 0 } });
    const answerAfter = (seconds: number, total: number) =>
      runAs(
        slow.url,
        `create or replace function private.find_events(query jsonb, moment timestamptz, out counts jsonb, out ids uuid[])
         language sql as 'select ''{"total": ${total}}''::jsonb, null::uuid[] from pg_sleep(${seconds})'`,
      );
    await answerAfter(60, 0);
    expect(await ask()).toMatchObject({
      status: 503,
      answer: { message: 'The search took longer than a second', hint: 'Narrow it: a commune, a day or a category.' },
    });
    await answerAfter(0, 7);
    expect(await ask()).toMatchObject({ status: 200, answer: { total: 7 } });
    vi.restoreAllMocks();
    await backend.close();
  });

  test('a restored dump contains the same rows, rights and policies', async () => {
    const copy = await createDatabase(cluster.url);
    const asSuperuser = ({ url }: TestDatabase) => cluster.url.replace(/postgres$/, new URL(url).pathname.slice(1));
    const file = join(dataFolder, '../database.dump');
    await run(`${binaries}/pg_dump`, ['--format=custom', `--file=${file}`, database.url]);
    await run(`${binaries}/pg_restore`, ['--exit-on-error', `--dbname=${asSuperuser(copy)}`, file]);
    const facts = await readFacts(asSuperuser(database));
    expect(facts.length).toBeGreaterThan(30);
    expect(await readFacts(asSuperuser(copy))).toEqual(facts);
  });

  test('the secret of a single server moves to the database, a secret of the host does not', async () => {
    const { url } = await createDatabase(cluster.url);
    const folder = join(dataFolder, '../alone');
    await mkdir(folder);
    await writeFile(join(folder, 'signing-secret'), 'k'.repeat(64));
    const readSecrets = async () => {
      const sql = postgres(url, { max: 1 });
      const rows = await sql`select secret from private.signing_secret`;
      await sql.end();
      return rows.map(({ secret }) => secret);
    };
    const openAlone = async (signingSecret?: string) => {
      const choices = { root, siteUrl, dataFolder: folder, databaseUrl: url, isSeeded: false, signingSecret };
      await (await createBackend(choices)).close();
      return readSecrets();
    };
    expect(await openAlone('n'.repeat(32))).toEqual([]);
    expect(await openAlone()).toEqual(['k'.repeat(64)]);
    await rm(join(folder, 'signing-secret'));
    expect(await openAlone()).toEqual(['k'.repeat(64)]);
  });

  test('a database that was changed by hand is refused with one line', async () => {
    const changed = await createDatabase(cluster.url);
    await runAs(changed.url, 'create table public.profiles (id integer)');
    const line =
      /^The database of DATABASE_URL cannot be brought up to date: relation "profiles" already exists\.[^\n]*$/;
    await expect(open(changed.url)).rejects.toThrow(line);
  });

  test.each([
    ['an invalid URL of PostgreSQL', 'mysql://somebody:secret@localhost/lively', /^DATABASE_URL is no URL/],
    ['a port where nothing listens', 'postgres://lively:secret@127.0.0.1:1/lively', /^No PostgreSQL answers at 127/],
  ])('%s is refused with one line that contains no password', async (_name, url, line) => {
    await expect(open(url)).rejects.toThrow(line);
    await expect(open(url)).rejects.not.toThrow(/secret|\n/);
  });

  test('a missing database, a user without rights and a wrong encoding are refused with a solution', async () => {
    const at = (user: string, name: string) => `postgres://${user}@127.0.0.1:${cluster.port}/${name}`;
    await expect(open(at('lively', 'nowhere'))).rejects.toThrow(/^The server has no database nowhere\. Create it/);
    await expect(open(at('nobody_known', 'postgres'))).rejects.toThrow(/^PostgreSQL lets the user nobody_known not in/);
    await runAs(cluster.url, 'create role stranger login');
    await runAs(cluster.url, 'create database strange owner stranger');
    await expect(open(at('stranger', 'postgres'))).rejects.toThrow(/may not create tables.*alter database/);
    await expect(open(at('stranger', 'strange'))).rejects.toThrow(/anon, authenticated, service_role.*roles\.sql/);
    await runAs(cluster.url, `create database latin encoding 'LATIN1' locale 'C' template template0 owner lively`);
    await expect(open(at('lively', 'latin'))).rejects.toThrow(/encoded in LATIN1, and Lively needs UTF8/);
  });

  test('a read-only database is refused with a solution', async () => {
    const frozen = await createDatabase(cluster.url);
    const name = new URL(frozen.url).pathname.slice(1);
    await runAs(cluster.url, `alter database ${name} set default_transaction_read_only = on`);
    const remedy = `Switch it off: alter database ${name} reset default_transaction_read_only.`;
    await expect(open(frozen.url)).rejects.toThrow(remedy);
    await expect(open(`${database.url}?default_transaction_read_only=on`)).rejects.toThrow(
      'Remove it from DATABASE_URL',
    );
  });
});
