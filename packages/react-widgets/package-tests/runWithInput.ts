import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/**
 * Runs a script of a project with an input as JSON, and returns what it prints, read as JSON.
 *
 * @throws Error if it prints nothing.
 */
export async function runWithInput<Result>(
  folder: string,
  parameters: readonly string[],
  input: unknown,
): Promise<Result> {
  const child = spawn(process.execPath, parameters, { cwd: folder, env: { ...process.env, NODE_ENV: '' } });
  child.stdin.end(JSON.stringify(input));
  const [printed, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!printed) throw new Error(`${parameters.at(-1)} printed nothing in ${folder}.\n${complaints}`);
  return JSON.parse(printed) as Result;
}
