import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../testing/createDatabase';
import { binaries, type Cluster, hasPostgres, openCluster } from '../testing/openCluster';
import { openProvider, type TestProvider } from '../testing/openProvider';
import { eventId, openTestServer, siteUrl, type TestServer } from '../testing/openTestServer';
import { readVerifyPath } from '../testing/readVerifyPath';

const root = resolve(import.meta.dirname, '../../..');
const password = 'une phrase assez longue';

// Needs PostgreSQL (Debian: apt install postgresql).
describe.skipIf(!hasPostgres)('two servers with one database', () => {
  let cluster: Cluster;
  let provider: TestProvider;
  let folder: string;
  let url: string;
  let sql: Sql;
  let said = '';
  const servers: TestServer[] = [];
  const at = (index: number): TestServer => servers[index] as TestServer;

  const openAt = (name: string) =>
    openTestServer({ dataFolder: join(folder, name), databaseUrl: url, providers: [provider.account] });

  beforeAll(async () => {
    process.chdir(root);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
    provider = await openProvider(`${siteUrl}/auth/v1/callback`);
    cluster = await openCluster();
    ({ url } = await createDatabase(cluster.url));
    folder = await mkdtemp(join(tmpdir(), 'lively-two-'));
    // Both servers start at the same time on an empty database.
    servers.push(...(await Promise.all([openAt('one'), openAt('two')])));
    sql = postgres(url, { max: 1 });
    await sql`insert into public.events (id, title, category, location, date)
      values (${eventId}, 'Bal', 'music', 'Lyon', '2199-01-01')`;
  });

  afterAll(async () => {
    await sql?.end();
    for (const { backend } of servers) await backend.close();
    await cluster?.close();
    await provider?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const expectTitle = (index: number, title: string) =>
    vi.waitFor(async () => expect(await at(index).readTitle()).toBe(title));

  test('the second server waits for the start of the first, one leads, and both report separate pictures', async () => {
    expect(said).toContain('Another server brings the database up to date');
    expect(said).toContain('keeps pictures in another place');
    expect(said).not.toContain('another secret');
    expect(said).not.toContain('another version');
    const [row] = await sql`select count(*)::integer as leaders from pg_locks
      where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())`;
    expect(row?.leaders).toBe(1);
  });

  test('a session of one server is valid at the other, and no role of the API can read the secret', async () => {
    await at(0).call('/auth/v1/signup', { body: { email: 'zoe@exemple.fr', password } });
    // The mail is sent by one server, and its link is used on the other.
    await at(1).call(readVerifyPath(at(0).backend.mailbox.mails, 'zoe@exemple.fr'));
    const login = await at(0).call('/auth/v1/token?grant_type=password', {
      body: { email: 'zoe@exemple.fr', password },
    });
    const { access_token: token } = await login.json();
    expect((await at(1).call('/auth/v1/user', { token })).status).toBe(200);
    expect((await at(1).call('/rest/v1/profiles?select=id', { token })).status).toBe(200);
    const [rights] = await sql`select bool_or(has_table_privilege(role, 'private.signing_secret', 'select')) as any
      from unnest(array['anon', 'authenticated', 'service_role']) as role`;
    expect(rights?.any).toBe(false);
    await expect(readFile(join(folder, 'one/signing-secret'))).rejects.toThrow('ENOENT');
  });

  test('the limits of wrong passwords and mails count both servers together, even for simultaneous requests', async () => {
    const guess = (index: number) =>
      at(index % 2).call('/auth/v1/token?grant_type=password', {
        body: { email: 'zoe@exemple.fr', password: `faux ${index}` },
        network: '198.51.100.2',
      });
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(index)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
    const recover = (index: number) => at(index).call('/auth/v1/recover', { body: { email: 'zoe@exemple.fr' } });
    const mails = await Promise.all([recover(0), recover(1)]);
    expect(mails.map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  test('the limits of sign-ins with a provider and of challenges count both servers together', async () => {
    const query = new URLSearchParams({
      provider: 'acme',
      redirect_to: siteUrl,
      skip_http_redirect: 'true',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 's256',
    });
    const begin = (index: number) =>
      at(index % 2)
        .call(`/auth/v1/authorize?${query}`, { network: '198.51.100.3' })
        .then(({ status }) => status);
    const begun = await Promise.all(Array.from({ length: 120 }, (_, index) => begin(index)));
    expect(begun.filter((status) => status === 200)).toHaveLength(100);
    expect(begun.filter((status) => status === 429)).toHaveLength(20);

    const login = await at(0).call('/auth/v1/token?grant_type=password', {
      body: { email: 'zoe@exemple.fr', password },
    });
    const { access_token: token } = await login.json();
    const enrolled = await at(0).call('/auth/v1/factors', { body: { factor_type: 'totp' }, token });
    const { id } = await enrolled.json();
    const challenge = (index: number) =>
      at(index % 2)
        .call(`/auth/v1/factors/${id}/challenge`, { method: 'POST', token })
        .then(({ status }) => status);
    const challenged = await Promise.all(Array.from({ length: 20 }, (_, index) => challenge(index)));
    expect(challenged.filter((status) => status === 200)).toHaveLength(15);
    expect(challenged.filter((status) => status === 429)).toHaveLength(5);
  });

  test('both servers show an edit, a removal and a return, because they are announced', async () => {
    for (const index of [0, 1]) await expectTitle(index, 'Bal');
    await sql`update public.events set title = 'Bal masqué' where id = ${eventId}`;
    for (const index of [0, 1]) await expectTitle(index, 'Bal masqué');
    await sql`update public.events set publication = 'removed' where id = ${eventId}`;
    for (const index of [0, 1]) await expectTitle(index, 'nothing');
    await sql`update public.events set publication = 'published' where id = ${eventId}`;
    for (const index of [0, 1]) await expectTitle(index, 'Bal masqué');
  });

  test('both servers show an edit after their connections for changes are cut, and one leads again', async () => {
    for (const index of [0, 1]) await expectTitle(index, 'Bal masqué');
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'lively %'`;
    expect(await cut()).toHaveLength(2);
    await sql`update public.events set title = 'Bal rouge' where id = ${eventId}`;
    for (const index of [0, 1]) await expectTitle(index, 'Bal rouge');
    expect(said).toContain('The connection that tells of changes was lost');
    await vi.waitFor(async () => {
      const [row] =
        await sql`select count(*)::integer as links from pg_stat_activity where application_name like 'lively %'`;
      expect(row?.links).toBe(2);
      const [lock] = await sql`select count(*)::integer as leaders from pg_locks where locktype = 'advisory' and granted
          and database = (select oid from pg_database where datname = current_database())`;
      expect(lock?.leaders).toBe(1);
    });
    for (const index of [0, 1]) await expectTitle(index, 'Bal rouge');
    await sql`update public.events set title = 'Bal vert' where id = ${eventId}`;
    for (const index of [0, 1]) await expectTitle(index, 'Bal vert');
  });

  test('a page is not cached if its event changes while it is read', async () => {
    const titles = Array.from({ length: 20 }, (_, index) => `Bal ${index}`);
    for (const title of titles) {
      const reads = [at(0).readTitle(), at(1).readTitle()];
      await sql`update public.events set title = ${title} where id = ${eventId}`;
      await Promise.all(reads);
    }
    for (const index of [0, 1]) await expectTitle(index, 'Bal 19');
  });

  test('a server that was suspended does not show old pages', async () => {
    for (const index of [0, 1]) await expectTitle(index, 'Bal 19');
    // Runs when the process continues, before it reads the data that arrived meanwhile.
    const titles = new Promise<string[]>((read) => {
      setTimeout(() => read(Promise.all([at(0).readTitle(), at(1).readTitle()])), 700);
    });
    // Blocks this process, with both servers, while another process edits, and for a while afterwards.
    const edit = `update public.events set title = 'Bal tardif' where id = '${eventId}'`;
    const { status } = spawnSync('sh', ['-c', '"$0" "$1" --command "$2" && sleep 1.5', `${binaries}/psql`, url, edit]);
    expect(status).toBe(0);
    expect(await titles).toEqual(['Bal tardif', 'Bal tardif']);
  });
});
