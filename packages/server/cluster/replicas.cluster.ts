import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../testing/createDatabase';
import { type Cluster, hasPostgres, openCluster, openReplica } from '../testing/openCluster';
import { eventId, openTestServer, type TestServer } from '../testing/openTestServer';
import { readVerifyPath } from '../testing/readVerifyPath';

const password = 'une phrase assez longue';
/** Milliseconds. The shortest lag that a host may set. */
const maxLag = 2_000;
const titlePath = `/rest/v1/events?select=title&id=eq.${eventId}`;

// Needs PostgreSQL (Debian: apt install postgresql).
describe.skipIf(!hasPostgres)('two servers with a primary and two replicas', () => {
  let primary: Cluster;
  const replicas: Cluster[] = [];
  const servers: TestServer[] = [];
  const connections: Sql[] = [];
  let folder: string;
  /** Connections to the primary and to each replica, as the superuser. */
  let sql: Sql;
  let said = '';
  let token: string;
  const at = (index: number): TestServer => servers[index] as TestServer;
  const replica = (index: number): Sql => connections[index] as Sql;

  beforeAll(async () => {
    process.chdir(resolve(import.meta.dirname, '../../..'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
    primary = await openCluster();
    const { url } = await createDatabase(primary.url);
    const name = new URL(url).pathname;
    const urlOf = ({ port }: Cluster, user: string) => `postgres://${user}@127.0.0.1:${port}${name}`;
    replicas.push(...(await Promise.all([openReplica(primary), openReplica(primary)])));
    sql = postgres(urlOf(primary, 'postgres'), { max: 1, onnotice: () => {} });
    connections.push(...replicas.map((each) => postgres(urlOf(each, 'postgres'), { max: 1, onnotice: () => {} })));
    folder = await mkdtemp(join(tmpdir(), 'lively-replicas-'));
    const settings = { urls: replicas.map((each) => urlOf(each, 'lively')), maxLag };
    const options = { dataFolder: join(folder, 'data'), databaseUrl: url, replicas: settings };
    servers.push(...(await Promise.all([openTestServer(options), openTestServer(options)])));
    await sql`insert into public.events (id, title, category, location, date)
      values (${eventId}, 'Bal', 'music', 'Lyon', '2199-01-01')`;
    // Reports which server runs it: a replica is in recovery.
    await sql.unsafe(`
      create function public.name_server() returns json language sql stable as
        'select json_build_object(''isReplica'', pg_is_in_recovery(), ''port'', inet_server_port(), ''role'', current_user,
          ''limit'', current_setting(''statement_timeout''))';
      create function public.rest_for(seconds float) returns int language sql stable as
        'select 1 from pg_sleep(seconds)';`);
    token = await signUp('zoe@exemple.fr');
  });

  afterAll(async () => {
    for (const each of [sql, ...connections]) await each?.end();
    for (const { backend } of servers) await backend.close();
    for (const each of [...replicas, primary]) await each?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function signUp(email: string): Promise<string> {
    await at(0).call('/auth/v1/signup', { body: { email, password } });
    await at(0).call(readVerifyPath(at(0).backend.mailbox.mails, email));
    const login = await at(0).call('/auth/v1/token?grant_type=password', { body: { email, password } });
    const { access_token } = await login.json();
    expect(access_token).toEqual(expect.any(String));
    return access_token;
  }

  interface Named {
    readonly isReplica: boolean;
    readonly port: number;
    readonly role: string;
    readonly limit: string;
  }
  const nameServer = async (index: number, call: Parameters<TestServer['call']>[1] = {}): Promise<Named> =>
    (await at(index).call('/rest/v1/rpc/name_server', call)).json();
  const readTitle = async (index: number, call: Parameters<TestServer['call']>[1] = {}): Promise<string | undefined> =>
    (await (await at(index).call(titlePath, call)).json())[0]?.title;
  const expectTitle = (index: number, title: string) =>
    vi.waitFor(async () => expect(await at(index).readTitle()).toBe(title));
  /** Waits until a server reads from a replica, or from the primary. */
  const expectReads = (index: number, expected: boolean) =>
    vi.waitFor(async () => expect((await nameServer(index)).isReplica).toBe(expected));
  /** Lists the ports of the databases that both servers read. */
  const listPorts = async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => nameServer(index % 2)));
    return new Set(answers.map(({ port }) => port));
  };
  const setTitle = (title: string) => sql`update public.events set title = ${title} where id = ${eventId}`;
  beforeEach(() => {
    said = '';
  });

  const pause = (isPaused: boolean) =>
    Promise.all(
      connections.map((each) => each.unsafe(`select ${isPaused ? 'pg_wal_replay_pause()' : 'pg_wal_replay_resume()'}`)),
    );

  test('visitors read both replicas with the same role and time limit as on the primary', async () => {
    for (const index of [0, 1]) await expectReads(index, true);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => nameServer(index % 2)));
    expect(new Set(answers.map(({ port }) => port))).toEqual(new Set(replicas.map(({ port }) => port)));
    for (const { role, limit } of answers) expect([role, limit]).toEqual(['anon', '3s']);
    const late = await at(0).call('/rest/v1/rpc/rest_for?seconds=20');
    expect([late.status, (await late.json()).code]).toEqual([504, '57014']);
    // Private data is read from the primary, and so are requests with a secret key.
    expect((await nameServer(0, { token })).isReplica).toBe(false);
    expect((await nameServer(0, { body: {} })).isReplica).toBe(false);
  });

  test('a replica has no connection for changes and no lock of a server', async () => {
    for (const index of [0, 1]) {
      const [row] = await replica(index)`
        select count(*) filter (where application_name like 'lively %')::integer as links,
          (select count(*)::integer from pg_locks where locktype = 'advisory') as locks from pg_stat_activity`;
      expect(row).toEqual({ links: 0, locks: 0 });
    }
  });

  test('both servers show an edit that is announced, before and after the replicas receive it', async () => {
    for (const index of [0, 1]) await expectTitle(index, 'Bal');
    await pause(true);
    await setTitle('Bal masqué');
    for (const index of [0, 1]) await expectTitle(index, 'Bal masqué');
    // Reads repeatedly, so that the test does not pass by chance.
    for (let round = 0; round < 10; round++)
      for (const index of [0, 1]) expect(await readTitle(index)).toBe('Bal masqué');
    expect((await nameServer(0)).isReplica).toBe(false);
    await pause(false);
    for (const index of [0, 1]) await expectReads(index, true);
    for (const index of [0, 1]) await expectTitle(index, 'Bal masqué');
    const titles = Array.from({ length: 20 }, (_, index) => `Bal ${index}`);
    for (const title of titles) {
      const reads = [at(0).readTitle(), at(1).readTitle()];
      await setTitle(title);
      await Promise.all(reads);
    }
    for (const index of [0, 1]) await expectTitle(index, 'Bal 19');
  });

  test('a user reads their own write at each server, while other users read the replicas', async () => {
    await expectReads(1, true);
    const [{ sub } = { sub: '' }] = [JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())];
    // The change below is not announced, because the triggers are disabled: only its writer must see it immediately.
    await sql`update public.events set created_by = ${sub} where id = ${eventId}`;
    await wait(100);
    await expectReads(1, true);
    await sql`alter table public.events disable trigger user`;
    await wait(100);
    await expectReads(1, true);
    await pause(true);
    const written = await at(0).call(`/rest/v1/events?id=eq.${eventId}`, {
      method: 'PATCH',
      body: { title: 'Bal écrit' },
      token,
    });
    expect(written.status).toBe(204);
    const cookie = written.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(written.headers.get('set-cookie')).toMatch(/^lively-written=.*; Max-Age=7; HttpOnly; SameSite=Lax$/);
    expect(await readTitle(1, { token, cookie })).toBe('Bal écrit');
    expect(await readTitle(1, { cookie })).toBe('Bal écrit');
    // Without the cookie, and with a cookie that this site did not sign, the replicas are read.
    expect(await readTitle(1, { token })).toBe('Bal 19');
    expect(await readTitle(1, { token, cookie: cookie.replace(/=./, '=f') })).toBe('Bal 19');
    await pause(false);
    await vi.waitFor(async () => expect((await nameServer(1, { cookie })).isReplica).toBe(true));
    expect(await readTitle(1, { token, cookie })).toBe('Bal écrit');
    await sql`alter table public.events enable trigger user`;
  });

  test('an ended session is refused at once, even if the replicas still contain it', async () => {
    const ended = await signUp('ada@exemple.fr');
    await expectReads(0, true);
    const path = '/rest/v1/events?select=id&limit=1';
    expect((await at(0).call(path, { token: ended })).status).toBe(200);
    await pause(true);
    await sql`delete from auth.sessions where user_id = (select id from auth.users where email = 'ada@exemple.fr')`;
    expect((await at(0).call(path, { token: ended })).status).toBe(401);
    await pause(false);
  });

  test('a replica that lags is not read until it has caught up', async () => {
    await expectReads(0, true);
    await replica(0).unsafe('select pg_wal_replay_pause()');
    // This write is not announced: the replica has old data, but no other fault.
    const write = () => sql`update public.profiles set bio = ${String(performance.now())}`;
    const [lagging, other] = replicas.map(({ port }) => port);
    await vi.waitFor(async () => {
      await write();
      expect(said).toContain('The replica 1 of DATABASE_READ_URLS');
      expect(said).toContain('is too far behind');
    });
    await vi.waitFor(async () => expect(await listPorts()).toEqual(new Set([other])));
    await replica(0).unsafe('select pg_wal_replay_resume()');
    await vi.waitFor(async () => expect((await nameServer(0)).port).toBe(lagging));
  });

  test('no read fails while one replica restarts or both are stopped', async () => {
    for (const index of [0, 1]) await expectReads(index, true);
    const statuses = new Map<number, number>();
    let isReading = true;
    const read = async (index: number) => {
      while (isReading) {
        const answer = await at(index % 2).call(titlePath, { network: `198.51.100.${index}` });
        // On a busy machine the queue may refuse a request before it reaches a database.
        const isRefused = answer.status === 503 && (await answer.json()).code === '53300';
        if (!isRefused) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        await wait(5);
      }
    };
    const readers = Array.from({ length: 8 }, (_, index) => read(index));
    await vi.waitFor(() => expect(statuses.get(200)).toBeGreaterThan(20));
    await replicas[0]?.kill();
    await vi.waitFor(async () => expect((await nameServer(0)).port).toBe(replicas[1]?.port));
    await replicas[1]?.kill();
    await expectReads(0, false);
    await replicas[0]?.start();
    await vi.waitFor(async () => expect((await nameServer(0)).port).toBe(replicas[0]?.port));
    await replicas[1]?.start();
    const both = new Set(replicas.map(({ port }) => port));
    await vi.waitFor(async () => expect(await listPorts()).toEqual(both));
    isReading = false;
    await Promise.all(readers);
    expect([...statuses.keys()]).toEqual([200]);
    expect(said).toContain('does not answer, and is not read until it does');
    expect(said).toContain('is read again');
    expect(await listPorts()).toEqual(both);
  });

  test('a replica that became a primary is not read', async () => {
    await expectReads(0, true);
    await replica(1).unsafe('select pg_promote()');
    await vi.waitFor(async () => expect(await listPorts()).toEqual(new Set([replicas[0]?.port])));
    expect(said).toContain('is no replica (any more), and is not read');
  });
});
