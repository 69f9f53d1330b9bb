import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const { workspaces }: { workspaces: Record<string, { entry?: string[]; project?: string[] }> } = JSON.parse(
  readFileSync(resolve(root, 'knip.json'), 'utf8'),
);

/** The patterns of all workspaces, without those that only exclude files. */
const patterns = Object.entries(workspaces).flatMap(([workspace, { entry = [], project = [] }]) =>
  [...entry, ...project]
    .filter((pattern) => !pattern.startsWith('!'))
    .flatMap((pattern) => expandBraces(pattern.replace(/!$/, '')))
    .map((pattern) => `${workspace}/${pattern}`),
);

test('every pattern of knip.json matches a file', () => {
  expect(patterns.length).toBeGreaterThan(40);
  expect(patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});

/** Expands the braces of names and folders: `{a,b}/*.ts` is two patterns. Braces of extensions stay. */
function expandBraces(pattern: string): string[] {
  const [whole, before = '', inside = '', after = ''] = pattern.match(/^(.*?)(?<!\.)\{([^{}]*)\}(.*)$/) ?? [];
  if (whole === undefined) return [pattern];
  return inside.split(',').flatMap((each) => expandBraces(`${before}${each}${after}`));
}
