import { readProcesses } from '../../../packages/server/flood/readProcesses.ts';
import { argumentsOf, readersKinds } from '../queryKinds.ts';
import { ask, describeFailure } from './ask.ts';
import type { BenchSite } from './openSite.ts';

/** The number of readers. Each sends the next request right after an answer, which keeps the processors busy. */
const readers = 12;

export interface ReadFigures {
  readonly perSecond: number;
  readonly failures: readonly string[];
  /** The processor time of a read, in milliseconds: of the primary, of the replicas, of the servers. */
  readonly primaryTime: number;
  readonly replicaTime: number;
  readonly serverTime: number;
}

/**
 * Creates a function that returns paths as visitors request them: lists of every kind, pages of events, feeds. The
 * pages are hardly ever in memory.
 */
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

/** Sends reads to one port for some seconds. */
export async function measureReads(
  port: number,
  { primary, replicas, servers, alone }: BenchSite,
  paths: () => string,
  seconds: number,
): Promise<ReadFigures> {
  const failures: string[] = [];
  let reads = 0;
  const times = () => ({
    primary: timeOf([primary]),
    replicas: timeOf(replicas),
    servers: timeOf([...servers, alone]),
  });
  const before = times();
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  await Promise.all(
    Array.from({ length: readers }, async () => {
      while (performance.now() < end) {
        const path = paths();
        const answer = await ask(port, path);
        if (answer.status === 200) reads += 1;
        else failures.push(describeFailure(path, answer));
      }
    }),
  );
  const taken = (performance.now() - begin) / 1_000;
  const after = times();
  const forRead = (name: keyof typeof after) => ((after[name] - before[name]) * 1_000) / reads;
  return {
    perSecond: reads / taken,
    failures,
    primaryTime: forRead('primary'),
    replicaTime: forRead('replicas'),
    serverTime: forRead('servers'),
  };
}

/** Returns the processor time of processes and their children, in seconds. */
function timeOf(processes: readonly { readonly pid: number | undefined }[]): number {
  return processes.reduce((sum, { pid }) => sum + (pid ? readProcesses(pid).processorTime : 0), 0);
}
