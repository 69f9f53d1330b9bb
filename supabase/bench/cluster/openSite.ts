import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Connections, connect } from '../../../packages/server/src/backend/postgres/connect.ts';
import { createDatabase } from '../../../packages/server/testing/createDatabase.ts';
import { type Cluster, openCluster, openReplica } from '../../../packages/server/testing/openCluster.ts';
import { type RunningServer, startServer } from '../../../packages/server/testing/startServer.ts';
import { countEvents, fillEvents } from '../fillEvents.ts';

/** Three servers with a primary and two replicas behind a balancer, and one server that uses only the primary. */
export interface BenchSite {
  readonly primary: Cluster;
  readonly replicas: readonly Cluster[];
  /** A connection to the database, as the superuser. */
  readonly sql: Connections;
  /** The servers behind the balancer, which can be restarted. */
  readonly servers: RunningServer[];
  /** A separate server that reads and writes the primary. */
  readonly alone: RunningServer;
  readonly balancerPort: number;
  startAgain(index: number): Promise<void>;
  /** Cuts the connections between the balancer and the servers. */
  cutConnections(): void;
  close(): Promise<void>;
}

export async function openSite(events: number, print: (line: string) => void): Promise<BenchSite> {
  const memory = events > 300_000 ? ['shared_buffers=1GB', 'effective_cache_size=4GB'] : ['shared_buffers=256MB'];
  // A restarted database loads its previous memory content again, as docs/hosting.md recommends.
  const warm = ['shared_preload_libraries=pg_prewarm', 'pg_prewarm.autoprewarm_interval=10s'];
  const settings = [...memory, ...warm, 'work_mem=64MB', 'random_page_cost=1.1', 'jit=off', 'max_wal_size=4GB'];
  const folder = await mkdtemp(join(tmpdir(), 'lively-bench-cluster-'));
  const opened: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of opened.reverse()) await end().catch(() => {});
  };
  try {
    const primary = await openCluster([...settings, 'max_connections=200']);
    opened.push(() => primary.close());
    const { url } = await createDatabase(primary.url);
    const environment = {
      DATABASE_URL: url,
      LIVELY_DATA_FOLDER: join(folder, 'data'),
      LIVELY_SEED: 'off',
      LIVELY_PROXY: 'on',
      LIVELY_MAILBOX: 'on',
    };
    const start = async (more: Record<string, string> = {}, port?: number) =>
      startServer('start', ['--host', '127.0.0.1'], { ...environment, ...more }, port);
    const alone = await start();
    opened.push(() => alone.stop('SIGKILL'));
    const named = new URL(url);
    named.username = 'postgres';
    const sql = connect(named.href, 1);
    opened.push(() => sql.end());
    await fillEvents(sql, events);
    print(await countEvents(sql));

    const replicas: Cluster[] = [];
    for (let index = 0; index < 2; index++) {
      const replica = await openReplica(primary, [...settings, 'max_connections=200']);
      replicas.push(replica);
      opened.push(() => replica.close());
    }
    const readUrls = replicas.map(({ port }) => Object.assign(new URL(url), { port }).href).join();
    const servers: RunningServer[] = [];
    opened.push(() => Promise.all(servers.map((server) => server.stop('SIGKILL'))));
    for (let index = 0; index < 3; index++) servers.push(await start({ DATABASE_READ_URLS: readUrls }));
    const ports = servers.map(({ port }) => String(port));
    const balancer: ChildProcess = fork(resolve(import.meta.dirname, 'balancer.ts'), ports, {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    opened.push(async () => balancer.kill());
    if (!balancer.stdout) throw new Error('The balancer has no output.');
    const [said] = await once(balancer.stdout, 'data');
    return {
      primary,
      replicas,
      sql,
      servers,
      alone,
      balancerPort: Number(String(said).trim()),
      async startAgain(index) {
        servers[index] = await start({ DATABASE_READ_URLS: readUrls }, Number(ports[index]));
      },
      cutConnections: () => balancer.send('cut'),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
