import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './place.ts';

/** The site of the build, in a process of its own. */
interface ServedSite {
  readonly origin: string;
  /** Its data folder. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Starts the site with its sample events on a free port. @throws Error if it ends instead of starting. */
export async function serveSite(): Promise<ServedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-site-'));
  const run = { cwd: root, env: { ...process.env, LIVELY_DATA_FOLDER: folder } };
  execFileSync(process.execPath, ['packages/server/testing/prepareData.ts', folder], { ...run, stdio: 'ignore' });
  const port = await findPort();
  const server = spawn(process.execPath, ['packages/server/src/start.ts', '--port', String(port)], {
    ...run,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  while (!(await isWell(origin))) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    folder,
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function isWell(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    return false;
  }
}
