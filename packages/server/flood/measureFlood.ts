import { freemem } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { publishableKey } from '../src/backend/publishableKey.ts';
import { askProcess } from './askProcess.ts';
import { collectGarbage } from './collectGarbage.ts';
import { createAccounts } from './createAccounts.ts';
import { createProcessorClock } from './createProcessorClock.ts';
import { clientsOfKind } from './hostile/hostileKinds.ts';
import type { HostileOptions, HostileResult } from './hostile/runHostileClients.ts';
import type { NormalOptions, NormalResult } from './normal/runNormalClients.ts';
import type { Target } from './openTarget.ts';
import { readMachine } from './readMachine.ts';
import { readProcesses } from './readProcesses.ts';
import { useFeatures } from './useFeatures.ts';

/** Times in seconds. */
export interface FloodTimes {
  readonly warmUp: number;
  readonly before: number;
  readonly attack: number;
  /** The pause after the attack, before memory is measured again. */
  readonly rest: number;
}

/** The results of normal clients, alone or beside hostile ones. */
export interface Phase extends NormalResult {
  /** Processors that the server and its database used; 1 is a whole processor. */
  readonly server: number;
  /** Processors that other programs of the machine used. */
  readonly others: number;
  /** The duration of the server's work, as a multiple of that on an idle machine. */
  readonly slowness: number;
}

export interface FloodFigures {
  readonly before: Phase;
  readonly during: Phase;
  readonly hostile: HostileResult;
  /** Megabytes of the server and its children. */
  readonly memory: { readonly before: number; readonly highest: number; readonly after: number };
  /** Processors that the server and its database used at the end of the rest, without clients. */
  readonly idle: number;
  /** Statements that the database still executes after the rest; undefined if it does not report them. */
  readonly leftQueries: number | undefined;
  /** The divisor of the rates of all clients, because other programs used the processors: 1 on a quiet machine. */
  readonly slowness: number;
  /** The reason why the server was ended before the attack was over; undefined if it was not. */
  readonly stopped: string | undefined;
}

/** Seconds. The attack runs alone for this time, so that it is at full strength when the normal clients begin. */
const lead = 1;
/** The max divisor of the rates, so that a run ends. */
const maxSlowness = 5;
/** Megabytes: the max of the server with its children, and the min that the machine must have free. */
const memoryLimits = { server: 2500, free: 1500 };

/**
 * Measures normal clients without and then with hostile clients, on the same server.
 *
 * @param kinds Names of `hostileKinds`; all when it is empty.
 * @throws Error when the server does not answer before the attack.
 */
export async function measureFlood(target: Target, times: FloodTimes, kinds: readonly string[]): Promise<FloodFigures> {
  const hostileOptions = await prepareAttack(target);
  await useFeatures(target, hostileOptions.eventIds);
  const { slowness } = await runNormal(target, times.warmUp, 1);
  const before = await runNormal(target, times.before, slowness);
  const memoryBefore = await measureMemory(target);

  const guard = guardMemory(target);
  const attack = askProcess<HostileOptions, HostileResult>('hostile/runHostileClients.ts', {
    ...hostileOptions,
    kinds,
    slowness,
    seconds: times.attack * slowness + lead,
  });
  await wait(lead * 1000);
  const during = await runNormal(target, times.attack, slowness, attack);
  const hostile = await attack;
  await wait((times.rest - 1) * 1000);
  const workBefore = readWork(target);
  await wait(1000);
  const idle = readWork(target) - workBefore;
  const { highest, stopped } = guard.end();
  const leftQueries = stopped ? undefined : await target.countQueries();
  const memory = { before: memoryBefore, highest, after: stopped ? Number.NaN : await measureMemory(target) };
  return { before, during, hostile, memory, idle, leftQueries, slowness, stopped };
}

/** Creates the data that hostile clients need: sessions and ids of events. */
async function prepareAttack(target: Target): Promise<Omit<HostileOptions, 'kinds' | 'seconds' | 'slowness'>> {
  const tokens = await createAccounts(target, clientsOfKind);
  const headers = { apikey: target.secretKey };
  const events = (await target.call('/rest/v1/events?select=id&order=id', { headers })) as readonly { id: string }[];
  const [{ event_id: eventId } = { event_id: '' }] = (await target.call(
    '/rest/v1/event_timings?select=event_id&order=position.desc&limit=1',
    { headers },
  )) as readonly { event_id: string }[];
  return { port: target.port, apikey: publishableKey, tokens, eventId, eventIds: events.map(({ id }) => id) };
}

/**
 * @param seconds Duration on a quiet machine.
 * @param slowness Divides the rates, and multiplies the time.
 * @param attack Runs at the same time.
 */
async function runNormal(
  { port, processes }: Target,
  seconds: number,
  slowness: number,
  attack: Promise<{ processorTime: number }> = Promise.resolve({ processorTime: 0 }),
): Promise<Phase> {
  const readTimes = createProcessorClock(processes);
  const begin = { instant: performance.now(), ...readTimes(), machine: readMachine(), self: process.cpuUsage() };
  const options = { port, seconds: seconds * slowness, slowness, processes };
  const [result, hostile] = await Promise.all([
    askProcess<NormalOptions, NormalResult>('normal/runNormalClients.ts', options),
    attack,
  ]);
  const elapsed = (performance.now() - begin.instant) / 1000;
  const end = readTimes();
  const [worked, waited] = [(end.worked - begin.worked) / 1000, (end.waited - begin.waited) / 1000];
  const { user, system } = process.cpuUsage(begin.self);
  const own = worked + result.processorTime + hostile.processorTime + (user + system) / 1e6;
  const others = Math.max(0, readMachine() - begin.machine - own);
  return {
    ...result,
    server: worked / elapsed,
    others: others / elapsed,
    slowness: Math.min(maxSlowness, (worked + waited) / worked),
  };
}

/** Reads the seconds of processor time of the server and its database. */
function readWork({ processes }: Target): number {
  return processes.reduce((sum, pid) => sum + readProcesses(pid).processorTime, 0);
}

/** Measures megabytes after a garbage collection. */
async function measureMemory({ output, pid }: Target): Promise<number> {
  await collectGarbage(output());
  await wait(500);
  return readProcesses(pid).memory;
}

/** Ends the server before it exhausts the memory of the machine. */
function guardMemory({ pid, close }: Target) {
  let highest = 0;
  let stopped: string | undefined;
  const timer = setInterval(() => {
    const { memory } = readProcesses(pid);
    highest = Math.max(highest, memory);
    const free = freemem() / 1024 / 1024;
    if (stopped || (memory <= memoryLimits.server && free >= memoryLimits.free)) return;
    stopped = `the server held ${Math.round(memory)} MB, and the machine had ${Math.round(free)} MB left`;
    void close();
  }, 200);
  return {
    end() {
      clearInterval(timer);
      return { highest, stopped };
    },
  };
}
