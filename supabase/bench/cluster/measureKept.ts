import { readProcesses } from '../../../packages/server/flood/readProcesses.ts';
import { ask } from './ask.ts';
import type { BenchSite } from './openSite.ts';

/** The number of requests, and how many run in parallel. */
const [requests, atATime] = [2_000, 10];

/** Measures the processor time, in milliseconds, that a server needs to send a page from memory. */
export async function measureKept({ servers: [server] }: BenchSite, paths: readonly string[]): Promise<number> {
  if (!server?.pid) throw new Error('There is no server.');
  const { pid, port } = server;
  for (const path of paths) await ask(port, path);
  const before = readProcesses(pid).processorTime;
  await Promise.all(
    Array.from({ length: atATime }, async (_, client) => {
      for (let index = client; index < requests; index += atATime)
        await ask(port, paths[index % paths.length] ?? '/', { headers: { 'accept-encoding': 'gzip' } });
    }),
  );
  return ((readProcesses(pid).processorTime - before) * 1_000) / requests;
}
