import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

interface Running {
  /** Ends the process, and waits for it. */
  stop(): Promise<void>;
}

/** Milliseconds between two questions. */
const pause = 100;

/**
 * Starts a process that serves until it is stopped, and waits until it answers or ends. It never outlives this process.
 *
 * @throws Error with its output if it ended instead of answering.
 */
export async function startProcess(
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
  isReady: () => Promise<boolean>,
): Promise<Running> {
  const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      said = `${said}${data}`.slice(-10_000);
    });
  let ended: string | undefined;
  child.on('error', ({ message }) => {
    ended = message;
  });
  child.on('exit', (status, signal) => {
    ended = `${command} ended with ${status ?? signal}:\n${said}`;
  });
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  while (ended === undefined && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, pause));
  if (ended !== undefined) throw new Error(ended);
  return {
    async stop() {
      process.off('exit', kill);
      if (ended !== undefined) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Whether a URL answers, with any status. */
export async function answers(url: string): Promise<boolean> {
  return fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
