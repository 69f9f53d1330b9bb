import { type ClientUsage, createClientUsage } from './createClientUsage.ts';
import { createHeavyLimit } from './createHeavyLimit.ts';
import { createTimeShare } from './createTimeShare.ts';
import {
  createWaitingList,
  newOverload,
  type Waiting,
  type WaitingAs,
  type WaitingList,
  waitingLimits,
} from './createWaitingList.ts';
import { Refusal } from './Refusal.ts';

/** Runs tasks in a fair order. */
export interface FairQueue<Name extends string> {
  /**
   * @throws Refusal 503 when too many tasks wait, or those of light clients wait too long, 429 when too many tasks of a heavy client wait, 499 when the signal is aborted
   * while the task waits.
   */
  run<Result>(lane: Name, task: () => Promise<Result>, options?: Waiting): Promise<Result>;
  /** Returns true if a client's recent work is so much that it must give way to others. */
  isHeavy(client: string): boolean;
  /** Returns the current tasks of each lane. */
  load(): Readonly<Record<Name, QueueLoad>>;
}

export interface QueueLoad {
  readonly running: number;
  readonly waiting: number;
}

export interface QueueShape<Name extends string> {
  /** The max running tasks by lane. */
  readonly widths: Readonly<Record<Name, number>>;
  /** The max running tasks of all lanes. @default no limit */
  readonly total?: number;
  /** The share of the time that tasks of heavy clients get while light clients wait, from 0 to 1. */
  readonly heavyShare: number;
  /** The cost of each task of a lane, in milliseconds. @default its duration, which other tasks may prolong */
  readonly costs?: Readonly<Record<Name, number>>;
  /**
   * Whether new tasks of newcomers are refused while others wait for long. Only for a queue that sees nearly all requests of a
   * client: where most are answered from a cache, everyone is a newcomer. @default false
   */
  readonly refusesNewcomers?: boolean;
  /**
   * The share of the time, from 0 to 1, and the max running tasks that newcomers have together while many of them wait beside
   * others. @default all
   */
  readonly newcomers?: { readonly share: number; readonly places: number };
  /** Returns milliseconds. */
  readonly now?: () => number;
}

/** Multiplies the cost of a refused task: the app causes hardly any, and a flood consists of them. */
const faultFactor = 5;
/**
 * Milliseconds, and usual tasks: on a slow machine every task takes long. A light client's task that has waited for `patience`
 * goes before newer ones of clients with less work: a stream of new networks would go before everyone who has asked before. While
 * one has waited for `exhaustion`, new tasks of newcomers are refused at once: they would be answered to readers who have left.
 */
const patience = { milliseconds: 1_000, tasks: 8 };
const exhaustion = { milliseconds: 3_000, tasks: 24 };

/**
 * The waiting tasks of newcomers from which on they share a part of the time, and the milliseconds since its last task during
 * which a familiar client counts as active.
 */
const crowd = { tasks: 8, presence: 2_000 };

interface LaneState {
  readonly waiting: WaitingList;
  running: number;
}

/**
 * Creates a queue that is fair by client: the waiting client with the least recent work comes first, regardless of arrival. The
 * tasks of a client keep their order. A refused task counts several times. Heavy clients get a small share of the time while
 * light clients are active. Clients with a session, and those that have asked a short time ago, keep half of the time, and are
 * answered when newcomers are refused.
 */
export function createFairQueue<Name extends string>(shape: QueueShape<Name>): FairQueue<Name> {
  const { widths, total = Number.POSITIVE_INFINITY, heavyShare, costs, now = () => performance.now() } = shape;
  const usage: ClientUsage = createClientUsage(now);
  const heavy = createHeavyLimit({ usage, share: heavyShare, usual: () => usual, now });
  const names = Object.keys(widths) as Name[];
  const lanes = new Map(
    names.map((name): [Name, LaneState] => [name, { waiting: createWaitingList(waitingLimits, now), running: 0 }]),
  );
  /** Running tasks by client. A client has at most half of the places. */
  const runningOf = new Map<string, number>();
  const countOf = (client: string) => runningOf.get(client) ?? 0;
  const places = Math.min(
    total,
    names.map((name) => widths[name]).reduce((sum, width) => sum + width, 0),
  );
  const { refusesNewcomers = false, newcomers: limit = { share: 1, places } } = shape;
  const newcomers = createTimeShare(limit.share, limit.places, now);
  let lastFamiliar = Number.NEGATIVE_INFINITY;
  let running = 0;
  let turn = 0;
  /** The average cost of a light client's task, in milliseconds. */
  let usual = 0;
  let timer: NodeJS.Timeout | undefined;
  /** Whether the last task that started was not that of a newcomer. */
  let wasFamiliar = false;

  return {
    isHeavy: heavy.isHeavy,

    load() {
      const entries = names.map((name) => {
        const { running, waiting } = laneOf(name);
        return [name, { running, waiting: waiting.clients().reduce((sum, client) => sum + waiting.count(client), 0) }];
      });
      return Object.fromEntries(entries) as Record<Name, QueueLoad>;
    },

    async run(name, task, options = {}) {
      const { client = '' } = options;
      const lane = laneOf(name);
      // Counts the expected cost in advance, so that parallel requests of a client count as well.
      const expected = costs?.[name] ?? usual;
      // The work of a visitor of the last half minute is not forgotten; one of a thousand networks that take turns is a newcomer.
      const isFamiliar = options.isKnown || (usage.of(client) > expected / 4 && !heavy.isHeavy(client));
      usage.add(client, expected);
      if (isFamiliar) lastFamiliar = now();
      const isHeavy = await takeTurn(lane, { ...options, isFamiliar });
      const begin = now();
      let factor = 1;
      try {
        return await task();
      } catch (error) {
        factor = isFaultOfClient(error) ? faultFactor : 1;
        throw error;
      } finally {
        const taken = now() - begin;
        const cost = costs?.[name] ?? taken;
        if (!isHeavy) usual += (cost - usual) / 16;
        usage.add(client, factor * cost - expected);
        heavy.end(client, isHeavy, taken);
        if (isNewcomer({ client, isFamiliar, isHeavy })) newcomers.end(cost);
        running--;
        if (countOf(client) > 1) runningOf.set(client, countOf(client) - 1);
        else runningOf.delete(client);
        lane.running--;
        startNext();
      }
    },
  };

  async function takeTurn({ waiting }: LaneState, options: WaitingAs): Promise<boolean> {
    const { client = '' } = options;
    heavy.admit(client, waiting.count(client));
    if (refusesNewcomers && !options.isFamiliar && client !== '' && longestWait(waiting) > atLeast(exhaustion))
      throw newOverload();
    const turnOfTask = waiting.wait(options);
    startNext();
    return turnOfTask;
  }

  function laneOf(name: Name) {
    const lane = lanes.get(name);
    if (!lane) throw new Error(`The queue has no lane ${name}.`);
    return lane;
  }

  function startNext(): void {
    clearTimeout(timer);
    while (running < total) {
      const next = findNext();
      if (!next) break;
      start(next.name, next.client);
    }
    const delays = [heavy.delay(), newcomers.delay()].filter((delay) => delay > 0);
    const waits = names.some((name) => laneOf(name).waiting.clients().length > 0);
    if (running < total && waits && delays.length > 0) timer = setTimeout(startNext, Math.min(...delays));
  }

  function atLeast({ milliseconds, tasks }: typeof patience): number {
    return Math.max(milliseconds, tasks * usual);
  }

  /** Returns how long a light client has waited, in milliseconds. A heavy one waits by design. */
  function longestWait(waiting: WaitingList): number {
    const since = waiting
      .clients()
      .filter((client) => client !== '' && !heavy.isHeavy(client))
      .map((client) => waiting.first(client)?.since ?? now());
    return now() - Math.min(now(), ...since);
  }

  /** Returns true while many newcomers wait beside familiar clients. */
  function isCrowded(): boolean {
    if (now() - lastFamiliar > crowd.presence) return false;
    const waiting = names.flatMap((name) =>
      laneOf(name)
        .waiting.clients()
        .filter((client) =>
          isNewcomer({ client, isHeavy: heavy.isHeavy(client), ...laneOf(name).waiting.first(client) }),
        ),
    );
    return waiting.length >= crowd.tasks;
  }

  /**
   * Finds the next task: every second one is of a familiar client, then those that have waited long, then that of the client
   * with the least usage. Lanes take turns between clients with the same usage.
   */
  function findNext() {
    const mayNewcomersStart = newcomers.mayStart() || !isCrowded();
    const inTurn = [...names.slice(turn), ...names.slice(0, turn)];
    const found = inTurn
      .filter((name) => laneOf(name).running < widths[name])
      .flatMap((name) =>
        laneOf(name)
          .waiting.clients()
          .map((client) => ({ name, client, ...laneOf(name).waiting.first(client) })),
      )
      .filter(({ client }) => client === '' || countOf(client) < places / 2)
      .filter(({ client }) => heavy.mayStart(client))
      .filter((task) => mayNewcomersStart || !isNewcomer({ ...task, isHeavy: heavy.isHeavy(task.client) }))
      .toSorted((one, other) => usage.of(one.client) - usage.of(other.client));
    const own = found.find(({ client }) => client === '');
    const familiar = wasFamiliar ? undefined : found.find(({ isFamiliar = false }) => isFamiliar);
    const [late] = found
      .filter(({ client, since = now() }) => now() - since > atLeast(patience) && !heavy.isHeavy(client))
      .toSorted(({ since: one = 0 }, { since: other = 0 }) => one - other);
    return own ?? familiar ?? late ?? found[0];
  }

  function start(name: Name, client: string): void {
    const lane = laneOf(name);
    const isHeavy = heavy.isHeavy(client);
    const { isFamiliar = false } = lane.waiting.first(client) ?? {};
    wasFamiliar = isFamiliar;
    if (isNewcomer({ client, isFamiliar, isHeavy })) newcomers.start();
    turn = (names.indexOf(name) + 1) % names.length;
    running++;
    runningOf.set(client, countOf(client) + 1);
    lane.running++;
    heavy.start(isHeavy);
    lane.waiting.start(client, isHeavy);
  }
}

/** Returns true for a light client that the queue has not served a short time ago. */
function isNewcomer(task: { client: string; isFamiliar?: boolean; isHeavy: boolean }): boolean {
  return task.client !== '' && !task.isFamiliar && !task.isHeavy;
}

/** Returns true for a refusal below 499: an abandoned search (499) is not a fault. */
function isFaultOfClient(error: unknown): boolean {
  return error instanceof Refusal && error.status < 499;
}
