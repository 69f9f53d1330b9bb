import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { PasswordResult, PasswordTask } from './PasswordTask.ts';

/** The rounds of the package. Each additional round doubles the work. */
const defaultRounds = 10;

const known = new AsyncLocalStorage<{ readonly password: string; readonly hash: string }>();
const waiting = new Map<number, (answer: PasswordResult) => void>();
let thread: Worker | undefined;
let count = 0;
let rounds = defaultRounds;

/**
 * Moves every hash of this process into a thread, including those of the package: bcrypt in JavaScript blocks the main thread for
 * a tenth of a second, and delays pages meanwhile.
 *
 * @param maxRounds The max rounds of a new hash, as a power of two.
 */
export function hashInThread(maxRounds = defaultRounds): void {
  rounds = maxRounds;
  Object.assign(bcrypt, {
    hash: async (password: string, cost: number) => {
      const { password: hashed, hash } = known.getStore() ?? {};
      return hashed === password ? hash : ask(password, Math.min(cost, rounds));
    },
    compare: ask,
  });
}

/** Hashes a password before it runs a task that needs the hash, so that tasks do not hash while they hold the database. */
export async function withHash<Result>(password: string, task: () => Promise<Result>): Promise<Result> {
  const hash = String(await ask(password, rounds));
  return known.run({ password, hash }, task);
}

/** Returns a hash that matches no known password (its random bytes were discarded), as costly as one of `hashInThread`. */
export function hashOfNoPassword(): string {
  return `$2b$${String(rounds).padStart(2, '0')}$sqVNWNELPLW13HYdBNbA4OsN4SXVXIg13MhpXMpdLU2SOKbH8ugS6`;
}

function ask(password: string, against: PasswordTask['against']): Promise<boolean | string> {
  thread ??= start();
  thread.ref();
  const task: PasswordTask = { id: count++, password, against };
  return new Promise((resolve, reject) => {
    waiting.set(task.id, ({ result, error }) => (result === undefined ? reject(error) : resolve(result)));
    thread?.postMessage(task);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./passwordThread.ts', import.meta.url));
  started.on('message', (answer: PasswordResult) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
    // An idle thread does not keep the process alive.
    if (waiting.size === 0) started.unref();
  });
  return started;
}
