import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasPostgres } from '../testing/openCluster.ts';
import { clientsOfKind, hostileKinds } from './hostile/hostileKinds.ts';
import { type FloodTimes, measureFlood } from './measureFlood.ts';
import { type DatabaseName, openTarget } from './openTarget.ts';
import { percentile } from './percentile.ts';
import { renderTable } from './renderTable.ts';

const long: FloodTimes = { warmUp: 5, before: 30, attack: 60, rest: 60 };
const short: FloodTimes = { warmUp: 1, before: 3, attack: 5, rest: 2 };
const times = process.env.LONG ? long : short;
/** The kinds that only the long form runs: beside all kinds at once, two of 150 normal requests failed on PGlite. */
const longKinds = ['polls', 'feeds', 'lines', 'picture misses', 'sign-ins', 'ranges'];
const defaultKinds = hostileKinds
  .map(({ name }) => name)
  .filter((name) => process.env.LONG || !longKinds.includes(name));
/** The kinds of attack. To look for a cause: `FLOOD_KINDS='sign-ups,reports'`. */
const kinds = process.env.FLOOD_KINDS?.split(',') ?? defaultKinds;
/** The max processors that other programs may use on a quiet machine. */
const quiet = 0.2;
/**
 * The short form notices a server that stops, fails or leaks memory. It has too few requests for a percentile, and the machine is
 * shared, so it only prints how long they waited; the long form limits it.
 */
const limits = process.env.LONG
  ? { ratio: 3, failures: 1 / 1000, memory: 1.3 }
  : { ratio: Number.POSITIVE_INFINITY, failures: 1 / 100, memory: 1.5 };

const databases: readonly DatabaseName[] = hasPostgres ? ['PGlite', 'PostgreSQL'] : ['PGlite'];

test('the build exists', () => {
  const built = existsSync(resolve(import.meta.dirname, '../../app/dist/.vite/paths.json'));
  expect(built, 'Run `npx -y pnpm@12.21.0 build` before.').toBe(true);
});

describe.each(databases)('on %s', (database) => {
  test(`20 normal clients are served beside ${clientsOfKind * kinds.length} hostile ones for ${times.attack} s`, async () => {
    const target = await openTarget(database);
    try {
      const figures = await measureFlood(target, times, kinds);
      process.stdout.write(renderTable(`${database}, ${times.attack} s`, figures));
      const { before, during, memory, leftQueries, stopped } = figures;
      expect(before.samples.filter(({ failure }) => failure)).toEqual([]);
      // Real time is the wait of a user, but on a busy machine it also contains the work of other programs.
      const clock = Math.max(before.others, during.others) <= quiet ? 'wait' : 'work';
      const [calm, attacked] = [before, during].map(({ samples }) =>
        percentile(
          samples.map((sample) => sample[clock]),
          0.95,
        ),
      );
      const failed = during.samples.filter(({ failure }) => failure).length / during.samples.length;
      expect.soft(stopped).toBeUndefined();
      expect.soft(failed, 'share of normal requests that failed').toBeLessThanOrEqual(limits.failures);
      expect.soft((attacked ?? Number.NaN) / (calm ?? Number.NaN), `p95 by ${clock}`).toBeLessThanOrEqual(limits.ratio);
      expect.soft(memory.after / memory.before, 'memory').toBeLessThanOrEqual(limits.memory);
      expect.soft(leftQueries ?? 0, 'queries that still run').toBe(0);
    } finally {
      await target.close();
    }
  });
});
