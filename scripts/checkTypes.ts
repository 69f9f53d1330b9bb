import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Each folder of sources has a `tsconfig.json`, and all of them must hold. */
const projects = globSync(['tsconfig*.json', '{packages/*,packages/*/*,supabase}/tsconfig*.json'])
  .filter((path) => !path.includes('node_modules') && path !== 'tsconfig.base.json')
  .sort();

const waiting = [...projects];
const failed: string[] = [];
await Promise.all(Array.from({ length: availableParallelism() }, checkNext));

process.stdout.write(
  `${projects.length - failed.length} of ${projects.length} projects hold: ${projects.join(', ')}\n`,
);
process.exitCode = failed.length ? 1 : 0;

async function checkNext(): Promise<void> {
  const project = waiting.shift();
  if (!project) return;
  if (!(await holds(project))) failed.push(project);
  await checkNext();
}

function holds(project: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  spawn('tsc', ['--noEmit', '--project', project], { stdio: 'inherit' }).on('close', (status) => resolve(status === 0));
  return promise;
}
