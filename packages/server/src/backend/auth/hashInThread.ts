import { AsyncLocalStorage } from 'node:async_hooks';
import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import type { PasswordResult, PasswordTask } from './PasswordTask.ts';

/** As the package hashes. Each more doubles the work. */
const usualRounds = 10;

const known = new AsyncLocalStorage<{ readonly password: string; readonly hash: string }>();
const waiting = new Map<number, (answer: PasswordResult) => void>();
let thread: Worker | undefined;
let count = 0;
let rounds = usualRounds;

/**
 * Has every hash of this process made in a thread of its own, those of the package among them: bcrypt in JavaScript holds the
 * main thread for a tenth of a second, and pages wait meanwhile.
 *
 * @param maxRounds Of a new hash, as a power of two.
 */
export function hashInThread(maxRounds = usualRounds): void {
  rounds = maxRounds;
  Object.assign(bcrypt, {
    hash: async (password: string, cost: number) => {
      const { password: hashed, hash } = known.getStore() ?? {};
      return hashed === password ? hash : ask(password, Math.min(cost, rounds));
    },
    compare: ask,
  });
}

/** Runs a task in which the hash of a password is there already: what holds the database does not wait for it. */
export async function withHash<Result>(password: string, task: () => Promise<Result>): Promise<Result> {
  const hash = String(await ask(password, rounds));
  return known.run({ password, hash }, task);
}

/** A hash that no password has, as costly to compare with as one of `hashInThread`: of random bytes that were thrown away. */
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
    // An idle thread does not keep the process.
    if (waiting.size === 0) started.unref();
  });
  return started;
}
