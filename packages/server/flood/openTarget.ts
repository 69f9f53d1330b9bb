import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishableKey } from '../src/backend/publishableKey.ts';
import { copyNewData } from '../testing/copyNewData.ts';
import { countQueries } from '../testing/countQueries.ts';
import { createDatabase } from '../testing/createDatabase.ts';
import { openCluster } from '../testing/openCluster.ts';
import { startServer } from '../testing/startServer.ts';
import { listProcesses } from './readProcesses.ts';

export type DatabaseName = 'PGlite' | 'PostgreSQL';

/** A production server on its own data. */
export interface Target {
  readonly port: number;
  readonly pid: number;
  /** The server, and the first process of PostgreSQL. */
  readonly processes: readonly number[];
  /** Returns the output of the server. */
  output(): string;
  /** Counts the statements that the database executes; undefined on PGlite, which does not report them. */
  countQueries(): Promise<number | undefined>;
  /** Sends a JSON request, from an address. @throws Error unless it is answered with success. */
  call(path: string, call?: Call): Promise<unknown>;
  /** The key that gives access to every table. */
  readonly secretKey: string;
  /** Ends the server and all processes that it started, immediately. Safe to call again. */
  close(): Promise<void>;
}

interface Call {
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The heap limit, in megabytes, stops the server before it exhausts the machine. `collectGarbage` needs the debugger. */
const nodeOptions = '--max-old-space-size=1024 --inspect=127.0.0.1:0';

/** Starts the build of packages/app/dist on the loopback interface. @throws Error when there is no build. */
export async function openTarget(database: DatabaseName): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-flood-'));
  const dataFolder = join(folder, 'data');
  const store = database === 'PostgreSQL' ? await openPostgres() : undefined;
  if (!store) await copyNewData(dataFolder);
  const server = await startServer('start', ['--host', '127.0.0.1'], {
    LIVELY_DATA_FOLDER: dataFolder,
    LIVELY_MAILBOX: 'on',
    NODE_OPTIONS: nodeOptions,
    ...(store && { DATABASE_URL: store.url }),
  });
  const { pid } = server;
  if (pid === undefined) throw new Error('The server has no process id.');
  let closing: Promise<void> | undefined;
  const { secretKey }: { secretKey: string } = JSON.parse(await readFile(join(dataFolder, 'server.json'), 'utf8'));

  return {
    port: server.port,
    pid,
    processes: store ? [pid, store.pid] : [pid],
    secretKey,
    output: server.output,
    countQueries: async () => store?.countQueries(),
    async call(path, { body, headers } = {}) {
      const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { apikey: publishableKey, accept: 'application/json', 'Content-Type': 'application/json', ...headers },
        redirect: 'manual',
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}: ${text}`);
      return answer.status < 300 && text ? JSON.parse(text) : undefined;
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };

  async function close(): Promise<void> {
    const [, ...children] = listProcesses(pid as number);
    await server.stop('SIGKILL');
    // A child that computes does not notice the end of its parent.
    for (const child of children) killIfThere(child);
    await store?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The child ended with its parent.
  }
}

/** Opens a cluster with one empty database. */
async function openPostgres() {
  const cluster = await openCluster();
  const { url } = await createDatabase(cluster.url);
  return { url, pid: cluster.pid, countQueries: () => countQueries(url), close: () => cluster.close() };
}
