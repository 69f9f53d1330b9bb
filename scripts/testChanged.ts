import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Check, findCheck } from './checks.ts';
import { findBase } from './findBase.ts';
import { git } from './git.ts';
import { listRelatedTests } from './listRelatedTests.ts';
import { listUsers } from './listUsers.ts';
import { runChecks } from './runChecks.ts';

/** A kind of tests and its measured seconds of processor time. */
interface Kind {
  readonly check: 'units' | 'database' | 'authz' | 'stories';
  readonly has: RegExp;
  /** Of the first file: the runner, and what all files import. */
  readonly start: number;
  readonly each: number;
}

/** The first kind whose pattern fits a test is its kind. A test without a kind needs a package or a whole site. */
const kinds: readonly Kind[] = [
  { check: 'stories', has: /^packages\/ui\/src\/.*\.tsx$|^\.storybook\/.*\.stories\.tsx$/, start: 24, each: 6 },
  { check: 'authz', has: /^supabase\/tests\/authz\//, start: 12, each: 20 },
  { check: 'database', has: /^supabase\/tests\//, start: 6, each: 3 },
  { check: 'units', has: /^packages\/app\/src\/(rendering\/|.*(\.tsx|\.dom\.test\.ts)$)/, start: 12, each: 4 },
  { check: 'units', has: /^packages\/server\/src\//, start: 6, each: 4 },
  { check: 'units', has: /^scripts\/(generators|release|sbom)\./, start: 3, each: 20 },
  {
    check: 'units',
    has: /^(scripts|\.storybook|packages\/(app|embed|engine|machines|ui\/(?!package-tests)))/,
    start: 3,
    each: 0.2,
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
const untracked = listFiles('ls-files', '--others', '--exclude-standard');
const changed = [...listFiles('diff', '--name-only', base), ...untracked];
const isChanged = (pattern: RegExp) => changed.some((path) => pattern.test(path));
/** Whether a line of an import or of a manifest changed, or a source was added. */
const areImportsChanged =
  untracked.some((path) => /\.tsx?$/.test(path)) ||
  /^[-+].*(\bfrom '|\bimport\b|"@lively\/)/m.test(git('diff', '-U0', base) ?? '');

const checks: Check[] = [
  extend('lint', '--no-errors-on-unmatched', ...changed),
  ...(isChanged(/\.(tsx?|json)$/) ? [findCheck('types')] : []),
  ...(areImportsChanged ? [findCheck('walls')] : []),
  ...(isChanged(/^packages\/app\/src\//) ? [findCheck('texts')] : []),
];

/** What the declarations of these packages change is checked in most of the sources. */
const isWide = isChanged(/^packages\/(engine|machines|ui)\/(?!.*\.(css|test|stories)\.tsx?$).*\.tsx?$/);
let rest = budget - (isWide ? 35 : 12) - (areImportsChanged ? 8 : 0);
const users = listUsers([...listFiles('ls-files'), ...untracked]);
const related = listRelatedTests(changed, users).flatMap(({ path, distance }) => {
  const kind = kinds.find(({ has }) => has.test(path));
  return kind ? [{ path, distance, kind }] : [];
});
const chosen = new Map<Kind, string[]>();
for (const { path, kind } of related.sort((a, b) => a.distance - b.distance || a.kind.each - b.kind.each)) {
  const cost = kind.each + (chosen.has(kind) ? 0 : kind.start);
  if (cost > rest) continue;
  rest -= cost;
  chosen.set(kind, [...(chosen.get(kind) ?? []), path]);
}
const count = [...chosen.values()].flat().length;
for (const [check, entries] of Map.groupBy(chosen, ([{ check }]) => check))
  checks.push(extend(check, ...entries.flatMap(([, paths]) => paths.map((path) => resolve(path)))));

await runChecks(checks.map((check) => [check]));
process.stdout.write(
  `${count} of ${related.length} files of tests that can see the change ran, the nearest first; no journey of the site did (pnpm test).\n`,
);

function listFiles(...parameters: readonly string[]): string[] {
  const output = git(...parameters.toSpliced(1, 0, '-z')) ?? '';
  return output.split('\0').filter((path) => path && existsSync(path));
}

function extend(name: string, ...parameters: readonly string[]): Check {
  const check = findCheck(name);
  return { ...check, parameters: [...check.parameters.filter((each) => each !== '.'), ...parameters] };
}
