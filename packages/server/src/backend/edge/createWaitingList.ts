import { Refusal } from './Refusal.ts';

/** The properties of a waiting task that a queue uses. */
export interface Waiting {
  /** The network of the client (see `toNetwork`), or '' for the server itself, whose tasks are never refused. @default '' */
  readonly client?: string;
  /** Aborted when the client disconnects: the task leaves the queue. */
  readonly signal?: AbortSignal | undefined;
  /** Bytes of memory that the task uses while it waits. */
  readonly size?: number;
  /** Whether the client has shown that it is no newcomer: by a session, or by reading pages. @default false */
  readonly isKnown?: boolean;
}

/** A waiting task, and whether its client is no newcomer. */
export interface WaitingAs extends Waiting {
  readonly isFamiliar?: boolean;
}

/** The tasks that wait to start, by client. */
export interface WaitingList {
  /**
   * Waits until a task may start.
   *
   * @returns The `isHeavy` that `start` was given.
   * @throws Refusal 503 when the list is full and no other client has more in it, 499 when the client disconnects.
   */
  wait(task?: WaitingAs): Promise<boolean>;
  /** Lists the clients with waiting tasks. */
  clients(): string[];
  /** Returns the number of waiting tasks of a client. */
  count(client: string): number;
  /** Returns the first task of a client, which starts next; undefined if none waits. */
  first(client: string): WaitingTask | undefined;
  /** Starts the first task of a client. @param isHeavy Whether the client is heavy. */
  start(client: string, isHeavy?: boolean): void;
}

/** A task that has not started. */
export interface WaitingTask {
  /** When it began to wait, in milliseconds. */
  readonly since: number;
  readonly isFamiliar: boolean;
}

interface Entry extends WaitingTask {
  readonly size: number;
  start(isHeavy: boolean): void;
  refuse(reason: Refusal): void;
}

/** The max tasks, and max bytes of memory: the body of a waiting request is in memory. */
export const waitingLimits = { tasks: 200, bytes: 32 * 1024 * 1024 };

/** Seconds after which a refused request may be repeated. */
const retryAfter = 5;

/** @param now Milliseconds. */
export function createWaitingList(limits = waitingLimits, now = () => performance.now()): WaitingList {
  const waiting = new Map<string, Set<Entry>>();
  const listOf = (client: string) => waiting.get(client) ?? new Set<Entry>();
  const bytesOf = (entries: Iterable<Entry>) => [...entries].reduce((sum, { size }) => sum + size, 0);
  let tasks = 0;
  let bytes = 0;

  return {
    wait({ client = '', signal, size = 0, isFamiliar = false } = {}) {
      if (signal?.aborted) return Promise.reject(newDisconnection());
      while (client && (tasks >= limits.tasks || (size > 0 && bytes + size > limits.bytes)))
        if (!makeRoom(client, size) && !(isFamiliar && dropNewcomer(client))) return Promise.reject(newOverload());
      return new Promise((resolve, reject) => {
        const entry: Entry = {
          size,
          isFamiliar,
          since: now(),
          start(isHeavy) {
            leave();
            resolve(isHeavy);
          },
          refuse(reason) {
            leave();
            reject(reason);
          },
        };
        const abandon = () => entry.refuse(newDisconnection());
        const leave = () => {
          signal?.removeEventListener('abort', abandon);
          const list = listOf(client);
          list.delete(entry);
          if (list.size === 0) waiting.delete(client);
          tasks--;
          bytes -= size;
        };
        signal?.addEventListener('abort', abandon);
        waiting.set(client, listOf(client).add(entry));
        tasks++;
        bytes += size;
      });
    },
    clients: () => [...waiting.keys()],
    count: (client) => listOf(client).size,
    first(client) {
      const [first] = listOf(client);
      return first;
    },
    start(client, isHeavy = false) {
      const [first] = listOf(client);
      first?.start(isHeavy);
    },
  };

  /** Refuses the last task of the client that uses most of the scarce resource. @returns Whether that is another client. */
  function makeRoom(client: string, size: number): boolean {
    const measure =
      tasks >= limits.tasks
        ? (entries: ReadonlySet<Entry>) => entries.size
        : (entries: Iterable<Entry>) => bytesOf(entries);
    const added = tasks >= limits.tasks ? 1 : size;
    const others = [...waiting].filter(([other]) => other !== '' && other !== client);
    const [greediest] = others.toSorted(([, one], [, other]) => measure(other) - measure(one));
    // A newcomer does not take the place of one that has waited: networks that ask once each would refuse each other.
    if (!greediest || measure(greediest[1]) <= measure(listOf(client)) + added) return false;
    [...greediest[1]].at(-1)?.refuse(newOverload());
    return true;
  }

  /** Refuses the newcomer that came last, for a client that is none. @returns Whether there was one. */
  function dropNewcomer(client: string): boolean {
    const entries = [...waiting].filter(([other]) => other !== '' && other !== client).flatMap(([, each]) => [...each]);
    const last = entries.filter(({ isFamiliar }) => !isFamiliar).at(-1);
    last?.refuse(newOverload());
    return last !== undefined;
  }
}

/** Creates the refusal of a task for which there is no time. */
export function newOverload(): Refusal {
  return new Refusal(503, '53300', 'Too many requests are waiting.', {
    retryAfter,
    hint: 'Try again in a few seconds.',
  });
}

/** Creates a refusal for the log only: proxies write 499 there. */
export function newDisconnection(): Refusal {
  return new Refusal(499, '57014', 'The client has closed the connection.');
}
