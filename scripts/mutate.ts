import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sampleRanges } from './sampleRanges.ts';

/*
 * `node scripts/mutate.ts PACKAGE [SEED]` mutates a share of the lines of a package with Stryker, and fails below 85 %.
 * The share is different each day, unless a seed is given. `LONG=1` mutates all lines, which takes hours.
 */
const share = 0.08;

const [name = '', seed = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const folder = resolve('packages', name);
const { mutate } = JSON.parse(readFileSync(resolve(folder, 'stryker.config.json'), 'utf8')) as { mutate: string[] };

const parameters = process.env.LONG === '1' ? [] : ['--mutate', sampleRanges(listFiles(), share, seed).join(',')];
const { status } = spawnSync('stryker', ['run', ...parameters], { cwd: folder, stdio: 'inherit' });
process.exitCode = status ?? 1;

function listFiles() {
  const left = mutate.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []));
  const taken = mutate.filter((pattern) => !pattern.startsWith('!'));
  return globSync(taken, { cwd: folder, exclude: left })
    .sort()
    .map((path) => ({ path, lineCount: readFileSync(resolve(folder, path), 'utf8').trimEnd().split('\n').length }));
}
