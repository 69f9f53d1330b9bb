import { Refusal } from './Refusal.ts';

/** What a queue may know about a task that waits. */
export interface Waiting {
  /** The client that asks: see `toNetwork`. '' is the server itself, whose tasks are never refused. @default '' */
  readonly client?: string;
  /** Aborted when the client has gone: the task leaves the queue. */
  readonly signal?: AbortSignal | undefined;
  /** Bytes that the task holds while it waits. */
  readonly size?: number;
}

/** The tasks that wait for their turn, by client. */
export interface WaitingList {
  /**
   * Waits for the turn of a task.
   *
   * @returns What `start` says.
   * @throws Refusal 503 when too many wait and no client has more waiting than this one, 499 when the client has gone.
   */
  wait(task?: Waiting): Promise<boolean>;
  /** The clients that wait. */
  clients(): string[];
  /** How many tasks of a client wait. */
  count(client: string): number;
  /** Gives the first task of a client its turn. @param isHeavy Whether it was a heavy one. */
  start(client: string, isHeavy?: boolean): void;
}

interface Entry {
  readonly size: number;
  start(isHeavy: boolean): void;
  refuse(reason: Refusal): void;
}

/** Tasks, and bytes of memory: a body that was read waits with its request. */
export const waitingLimits = { tasks: 200, bytes: 32 * 1024 * 1024 };

/** Seconds after which a refused request may come again. */
const retryAfter = 5;

export function createWaitingList(limits = waitingLimits): WaitingList {
  const waiting = new Map<string, Set<Entry>>();
  const listOf = (client: string) => waiting.get(client) ?? new Set<Entry>();
  const bytesOf = (entries: Iterable<Entry>) => [...entries].reduce((sum, { size }) => sum + size, 0);
  let tasks = 0;
  let bytes = 0;

  return {
    wait({ client = '', signal, size = 0 } = {}) {
      if (signal?.aborted) return Promise.reject(newDisconnection());
      while (client && (tasks >= limits.tasks || (size > 0 && bytes + size > limits.bytes)))
        if (!makeRoom(client, size)) return Promise.reject(newOverload());
      return new Promise((resolve, reject) => {
        const entry: Entry = {
          size,
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
    start(client, isHeavy = false) {
      const [first] = listOf(client);
      first?.start(isHeavy);
    },
  };

  /** Refuses the last task of the client that takes most of what is short. @returns Whether that is another client. */
  function makeRoom(client: string, size: number): boolean {
    const measure =
      tasks >= limits.tasks
        ? (entries: ReadonlySet<Entry>) => entries.size
        : (entries: Iterable<Entry>) => bytesOf(entries);
    const added = tasks >= limits.tasks ? 1 : size;
    const others = [...waiting].filter(([other]) => other !== '' && other !== client);
    const [greediest] = others.toSorted(([, one], [, other]) => measure(other) - measure(one));
    if (!greediest || measure(greediest[1]) < measure(listOf(client)) + added) return false;
    [...greediest[1]].at(-1)?.refuse(newOverload());
    return true;
  }
}

function newOverload(): Refusal {
  return new Refusal(503, '53300', 'Too many requests are waiting.', {
    retryAfter,
    hint: 'Try again in a few seconds.',
  });
}

/** For the log alone: 499 is what proxies write there. */
export function newDisconnection(): Refusal {
  return new Refusal(499, '57014', 'The client has closed the connection.');
}
