import { readProcesses } from '../../../packages/server/flood/readProcesses.ts';
import { argumentsOf, readersKinds } from '../queryKinds.ts';
import { ask } from './ask.ts';
import type { BenchSite } from './openSite.ts';

/** Readers that ask again as soon as they are answered: what they ask for keeps the processors busy. */
const readers = 12;

export interface ReadFigures {
  readonly perSecond: number;
  readonly failures: number;
  /** Milliseconds of a processor of the primary for a read. */
  readonly primaryTime: number;
}

/** Paths that visitors ask for: lists of every kind, pages of events, feeds. A page is hardly ever in memory. */
export function createPaths(eventIds: readonly string[]): () => string {
  let round = 0;
  return () => {
    round += 1;
    if (round % 5 === 0) return `/event/${eventIds[Math.floor(Math.random() * eventIds.length)]}`;
    if (round % 25 === 1) return `/feed.xml?city=${round % 2 ? 'Lyon' : 'Paris'}`;
    const kind = readersKinds[round % readersKinds.length] ?? 'none';
    const search = Object.entries(argumentsOf(kind, round)).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return `/rest/v1/rpc/explore_events?${new URLSearchParams(search)}`;
  };
}

/** Reads for some seconds, of one port. */
export async function measureReads(
  port: number,
  { primary }: Pick<BenchSite, 'primary'>,
  paths: () => string,
  seconds: number,
): Promise<ReadFigures> {
  let [reads, failures] = [0, 0];
  const before = readProcesses(primary.pid).processorTime;
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < end) {
        const { status } = await ask(port, paths());
        if (status === 200) reads += 1;
        else failures += 1;
      }
    }),
  );
  const taken = (performance.now() - begin) / 1_000;
  const worked = readProcesses(primary.pid).processorTime - before;
  return { perSecond: reads / taken, failures, primaryTime: (worked * 1_000) / reads };
}
