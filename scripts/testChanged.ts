import { existsSync, readFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { type Check, findCheck } from './checks.ts';
import { findBase } from './findBase.ts';
import { git } from './git.ts';
import { listRelatedTests } from './listRelatedTests.ts';
import { listTrackedFiles } from './listTrackedFiles.ts';
import { listUsers } from './listUsers.ts';
import { runChecks } from './runChecks.ts';

/** A kind of tests and its measured seconds of processor time. */
interface Kind {
  readonly check: 'units' | 'database' | 'authz' | 'stories';
  readonly has: RegExp;
  /** The runner, and what all files import. */
  readonly start: number;
  /** Of one test. */
  readonly each: number;
}

/** The first kind whose pattern fits a file is its kind. A file without a kind needs a package or a whole site. */
const kinds: readonly Kind[] = [
  { check: 'stories', has: /^packages\/ui\/src\/.*\.tsx$|^\.storybook\/.*\.stories\.tsx$/, start: 30, each: 0.65 },
  { check: 'authz', has: /^supabase\/tests\/authz\//, start: 20, each: 1 },
  { check: 'database', has: /^supabase\/tests\/explore\//, start: 18, each: 3 },
  { check: 'database', has: /^supabase\/tests\//, start: 18, each: 0.4 },
  { check: 'units', has: /^packages\/app\/src\/(rendering\/|.*(\.tsx|\.dom\.test\.ts)$)/, start: 10, each: 0.8 },
  { check: 'units', has: /^packages\/server\/src\//, start: 6, each: 1.5 },
  { check: 'units', has: /^scripts\/(generators|release|sbom)\./, start: 3, each: 3 },
  {
    check: 'units',
    has: /^(scripts|\.storybook|packages\/(app|embed|engine|machines|mcp|wordpress\/scripts|ui\/(?!package-tests)))/,
    start: 5,
    each: 0.08,
  },
];

/** Seconds of processor time in which the answer comes. */
const budget = 60;

/*
 * `pnpm test:changed [BASE]` runs what a change can break, within a minute of processor time: the cheap checks that
 * concern it, then the tests that are nearest to it. The change is what differs from BASE, with the working tree. BASE
 * is the commit at which the branch left main.
 */
const base = process.argv[2] ?? findBase() ?? 'HEAD';
if (!git('rev-parse', '--verify', base))
  throw new Error(`${base} is no commit: give the one that the change began from.`);
const untracked = listFiles('ls-files', '--others', '--exclude-standard');
const changed = [...listFiles('diff', '--name-only', base), ...untracked];
const isChanged = (pattern: RegExp) => changed.some((path) => pattern.test(path));
const isApp = isChanged(/^packages\/app\/src\//);
/** Whether a line of an import or of a manifest changed, or a source was added. */
const areImportsChanged =
  untracked.some((path) => /\.tsx?$/.test(path)) ||
  /^[-+].*(\bfrom '|\bimport\b|"@lively\/)/m.test(git('diff', '-U0', base) ?? '');

const checks: Check[] = [
  ...(changed.length ? [extend('lint', '--no-errors-on-unmatched', ...changed)] : []),
  ...(isChanged(/\.(tsx?|json)$/) ? [findCheck('types')] : []),
  ...(areImportsChanged ? [findCheck('walls')] : []),
  ...(isApp ? [findCheck('texts')] : []),
];

/** The declarations of these packages are read in most of the sources. */
const isWide = isChanged(/^packages\/(engine|machines|ui)\/(?!.*\.(css|test|stories)\.tsx?$).*\.tsx?$/);
let rest = budget - 3 - (isWide ? 36 : isApp ? 15 : 6) - (areImportsChanged ? 12 : 0) - (isApp ? 4 : 0);
const users = listUsers([...listTrackedFiles(), ...untracked]);
const related = listRelatedTests(changed, users).flatMap(({ path, distance }) => {
  const kind = kinds.find(({ has }) => has.test(path));
  if (!kind) return [];
  const tests = readFileSync(path, 'utf8').match(/^\s*(test|it|databaseTest)\b|^export const/gm) ?? [];
  return [{ path, distance, kind, seconds: kind.each * tests.length }];
});
const nameOf = (path: string) => parse(path).name.replace(/\..*/, '');
const names = changed.map(nameOf);
/** Less comes first: near tests, then those of the same name as a changed file, then cheap ones. */
const orderOf = ({ path, distance, seconds }: (typeof related)[number]) =>
  distance * 1000 + (names.includes(nameOf(path)) ? 0 : 100) + seconds;
const chosen = new Map<Kind, string[]>();
for (const { path, kind, seconds } of related.sort((a, b) => orderOf(a) - orderOf(b))) {
  const cost = seconds + (chosen.has(kind) ? 0 : kind.start);
  if (cost > rest) continue;
  rest -= cost;
  chosen.set(kind, [...(chosen.get(kind) ?? []), path]);
}
for (const [check, entries] of Map.groupBy(chosen, ([{ check }]) => check))
  checks.push(extend(check, ...entries.flatMap(([, paths]) => paths.map((path) => resolve(path)))));

await runChecks(checks.map((check) => [check]));
const run = new Set([...chosen.values()].flat());
const left = Map.groupBy(
  related.filter(({ path }) => !run.has(path)),
  ({ kind }) => kind.check,
);
const counts = [...left].map(([check, tests]) => `${tests.length} files of ${check}`);
process.stdout.write(
  `Ran ${run.size} files of tests. Left to pnpm test: ${[...counts, 'the journeys of the site'].join(', ')}.\n`,
);

function listFiles(...parameters: readonly string[]): string[] {
  const output = git(...parameters.toSpliced(1, 0, '-z')) ?? '';
  return output.split('\0').filter((path) => path && existsSync(path));
}

function extend(name: string, ...parameters: readonly string[]): Check {
  const check = findCheck(name);
  return { ...check, parameters: [...check.parameters.filter((each) => each !== '.'), ...parameters] };
}
