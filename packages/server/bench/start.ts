import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readChildrenTime } from '../../../scripts/readChildrenTime.ts';
import { readProcesses } from '../flood/readProcesses.ts';
import { createBackend } from '../src/backend/createBackend.ts';
import { readSchemaFiles } from '../src/backend/schemas/readSchemas.ts';
import { startServer } from '../testing/startServer.ts';

/*
 * Measures the starts of the server with its database in the data folder, until it has answered two pages: an empty folder, the
 * same folder again, after a kill, and a folder of an older version, of which nearly every function changes. Prints the processor
 * time and the peak of memory of the process with all its children, and fails above the limit of memory: a machine with 1 GB runs
 * the server. Linux only. Run `pnpm build` first.
 */
/** Megabytes (RSS). */
const limit = 600;
/** Milliseconds between two looks at the memory. */
const pause = 20;
const root = resolve(import.meta.dirname, '../../..');

const folder = await mkdtemp(join(tmpdir(), 'lively-bench-'));
const [current, old] = [join(folder, 'current'), join(folder, 'old')];
try {
  process.stdout.write(`${'start'.padEnd(40)}${'processor, s'.padStart(14)}${'peak, MB'.padStart(12)}\n`);
  await measure('first, in an empty folder', current, 'SIGTERM');
  await measure('second', current, 'SIGKILL');
  await measure('after a kill', current, 'SIGTERM');
  await createOld(old);
  await measure('with nearly every function changed', old, 'SIGTERM');
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function measure(name: string, dataFolder: string, signal: NodeJS.Signals): Promise<void> {
  const before = readChildrenTime() ?? Number.NaN;
  let peak = 0;
  let isEnded = false;
  const watching = (async () => {
    while (!isEnded) {
      // The server starts as a child of this process, whose own memory does not count.
      peak = Math.max(peak, readProcesses(process.pid).memory - process.memoryUsage.rss() / 1024 / 1024);
      await setTimeout(pause);
    }
  })();
  const server = await startServer('start', [], { LIVELY_DATA_FOLDER: dataFolder });
  for (const path of ['/', '/explore']) {
    const { status } = await server.get(path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
  // The optimising compiler of V8 works in the background.
  await setTimeout(1000);
  isEnded = true;
  await watching;
  await server.stop(signal);
  const time = (readChildrenTime() ?? Number.NaN) - before;
  const isMet = peak > 0 && peak <= limit;
  if (!isMet) process.exitCode = 1;
  const figures = `${time.toFixed(1).padStart(14)}${peak.toFixed(0).padStart(12)}`;
  process.stdout.write(`${name.padEnd(40)}${figures}  limit ${limit} MB ${isMet ? 'met' : 'MISSED'}\n`);
}

/** Creates a database of a version whose functions are other texts, but for those that constraints and indexes were computed with. */
async function createOld(dataFolder: string): Promise<void> {
  const older = join(folder, 'older');
  await cp(join(root, 'supabase'), join(older, 'supabase'), { recursive: true, filter: isSource });
  for (const { path, text, isBefore } of readSchemaFiles(older))
    if (!isBefore)
      await writeFile(
        join(older, 'supabase/schemas', path),
        text.replaceAll('\n$$;', () => '\n\n$$;'),
      );
  process.chdir(older);
  await (await createBackend({ root: older, siteUrl: 'http://localhost', dataFolder })).close();
}

/** Leaves out the data folder of this repository. */
function isSource(path: string): boolean {
  return basename(path) !== '.temp';
}
