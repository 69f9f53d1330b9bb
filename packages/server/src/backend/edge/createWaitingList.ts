import { Refusal } from './Refusal.ts';

/** What a queue may know about a task that waits. */
export interface Waiting {
  /** Aborted when the client has gone: the task leaves the queue. */
  readonly signal?: AbortSignal | undefined;
  /** Bytes that the task holds while it waits. */
  readonly size?: number;
  /** A task of the server itself is never refused. */
  readonly isInternal?: boolean;
}

/** The tasks that wait for their turn, in the order in which they came. */
export interface WaitingList {
  /**
   * Waits for the turn of a task.
   *
   * @throws Refusal 503 when too many wait, 499 when the client has gone.
   */
  wait(task?: Waiting): Promise<void>;
  /** Gives the first its turn. @returns Whether one was waiting. */
  next(): boolean;
}

/** Tasks, and bytes of memory: a body that was read waits with its request. */
export const waitingLimits = { tasks: 200, bytes: 32 * 1024 * 1024 };

/** Seconds after which a refused request may come again. */
const retryAfter = 5;

export function createWaitingList(limits = waitingLimits): WaitingList {
  const waiting = new Set<{ start: () => void; size: number }>();
  let bytes = 0;

  return {
    wait({ signal, size = 0, isInternal = false } = {}) {
      if (signal?.aborted) return Promise.reject(newDisconnection());
      const isFull = waiting.size >= limits.tasks || (size > 0 && bytes + size > limits.bytes);
      if (isFull && !isInternal) {
        return Promise.reject(
          new Refusal(503, '53300', 'Too many requests are waiting for the database.', {
            retryAfter,
            hint: 'Try again in a few seconds.',
          }),
        );
      }
      return new Promise((resolve, reject) => {
        const entry = {
          size,
          start() {
            leave();
            resolve();
          },
        };
        const leave = () => {
          signal?.removeEventListener('abort', abandon);
          waiting.delete(entry);
          bytes -= size;
        };
        const abandon = () => {
          leave();
          reject(newDisconnection());
        };
        signal?.addEventListener('abort', abandon);
        waiting.add(entry);
        bytes += size;
      });
    },

    next() {
      const [first] = waiting;
      first?.start();
      return first !== undefined;
    },
  };
}

/** For the log alone: 499 is what proxies write there. */
export function newDisconnection(): Refusal {
  return new Refusal(499, '57014', 'The client has closed the connection.');
}
