import { setTimeout as wait } from 'node:timers/promises';
import { ask, describeFailure } from './ask.ts';
import type { Writer } from './createWriters.ts';
import type { BenchSite } from './openSite.ts';

const readers = 50;
/** Milliseconds between the answer to a writer and the writer's next write. */
const writePause = 700;
/** Milliseconds between two faults. The killed process is restarted halfway. */
const period = 16_000;
/** Milliseconds after a fault, when reads must succeed again. */
const recovery = 5_000;

export interface KillFigures {
  readonly reads: number;
  readonly failedReads: number;
  /** Failed reads more than five seconds after a fault. */
  readonly lateFailures: number;
  readonly acknowledged: number;
  /** Writes without an answer, which may or may not be stored. */
  readonly unanswered: number;
  readonly lost: number;
  readonly sessionsLost: number;
}

/** Kills servers and replicas, and cuts the connections of the balancer, while readers and writers run. */
export async function measureKills(
  site: BenchSite,
  { paths, eventIds, writers, readsPerSecond, print }: KillOptions,
): Promise<KillFigures> {
  const { balancerPort, servers, replicas, sql } = site;
  const failures: number[] = [];
  const acknowledged: { writer: string; event: string }[] = [];
  let [reads, unanswered, isRunning] = [0, 0, true];
  const problems = new Map<string, number>();
  let lastBlow = 'before';
  const readPause = (readers * 1_000) / readsPerSecond;
  const read = async () => {
    await wait(Math.random() * readPause);
    while (isRunning) {
      const at = performance.now();
      const path = paths();
      const answer = await ask(balancerPort, path);
      reads += 1;
      if (answer.status !== 200) {
        failures.push(at);
        const problem = `${lastBlow}: ${describeFailure(path, answer)}`;
        problems.set(problem, (problems.get(problem) ?? 0) + 1);
      }
      await wait(readPause);
    }
  };
  const write = async ({ id, token }: Writer, index: number) => {
    for (let number = 0; isRunning; number++) {
      const event = eventIds[number * writers.length + index];
      if (!event) return;
      const body = { event_id: event, user_id: id };
      const { status } = await ask(balancerPort, '/rest/v1/favorites', { body, token });
      if (status === 201) acknowledged.push({ writer: id, event });
      else unanswered += 1;
      await wait(writePause);
    }
  };
  const running = [...Array.from({ length: readers }, read), ...writers.map(write)];

  const blows: readonly [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['a server', async () => servers[0]?.stop('SIGKILL'), () => site.startAgain(0)],
    ['a replica', async () => replicas[0]?.kill(), async () => replicas[0]?.start()],
    ['the connections of the balancer', async () => site.cutConnections(), async () => {}],
    ['the server that leads', async () => servers[1]?.stop('SIGKILL'), () => site.startAgain(1)],
    ['both replicas', () => killAll(replicas), async () => Promise.all(replicas.map((replica) => replica.start()))],
  ];
  const times: number[] = [];
  for (const [name, strike, repair] of blows) {
    await wait(period / 4);
    print(`  killed: ${name}`);
    times.push(performance.now());
    lastBlow = name;
    await strike();
    await wait(period / 2);
    await repair();
    await wait(period / 4);
  }
  isRunning = false;
  await Promise.all(running);
  for (const [problem, count] of problems) print(`  ${count} failed after ${problem}`);

  const rows = await sql`select user_id || event_id::text as pair from public.favorites`;
  const stored = new Set(rows.map(({ pair }) => pair));
  const sessions = await Promise.all(writers.map(({ token }) => ask(balancerPort, '/auth/v1/user', { token })));
  return {
    reads,
    failedReads: failures.length,
    lateFailures: failures.filter((at) => !times.some((time) => at >= time - 1_000 && at <= time + recovery)).length,
    acknowledged: acknowledged.length,
    unanswered,
    lost: acknowledged.filter(({ writer, event }) => !stored.has(writer + event)).length,
    sessionsLost: sessions.filter(({ status }) => status !== 200).length,
  };
}

interface KillOptions {
  readonly paths: () => string;
  readonly eventIds: readonly string[];
  readonly writers: readonly Writer[];
  /** The total of all readers. */
  readonly readsPerSecond: number;
  readonly print: (line: string) => void;
}

async function killAll(replicas: BenchSite['replicas']): Promise<void> {
  await Promise.all(replicas.map((replica) => replica.kill()));
}
