import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/**
 * Runs a script in another process, and passes its options.
 *
 * @param script Relative to this folder; it calls `answerParent`.
 * @throws Error when the process ends without a result.
 */
export async function askProcess<Options extends object, Result>(script: string, options: Options): Promise<Result> {
  const child = fork(resolve(import.meta.dirname, script), { execArgv: [], env: { ...process.env, NODE_OPTIONS: '' } });
  const ended = once(child, 'exit').then(([status, signal]) => {
    throw new Error(`${script} ended with ${status ?? signal} before it said a result.`);
  });
  const result = once(child, 'message').then(([message]) => message as Result);
  child.send(options);
  return Promise.race([result, ended]);
}
