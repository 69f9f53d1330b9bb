import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { charts } from '@lively/machines/charts';
import { expect, test } from 'vitest';
import { readSummary } from './readSummary';

const machines = import.meta.dirname;
const root = resolve(machines, '../..');
const storiesOfStates = readStates('storiesOfStates.json');
const invisibleStates = readStates('invisibleStates.json');

/** The ids of stories in Storybook's notation: `profilescreen--with-faults` for `WithFaults` of `ProfileScreen`. */
const storyIds = new Set(
  globSync('packages/ui/src/{components,screens}/*/*.stories.tsx', { cwd: root }).flatMap((path) => {
    const file = basename(path, '.stories.tsx').toLowerCase();
    const names = readFileSync(resolve(root, path), 'utf8').matchAll(/^export const (\w+): Story/gm);
    return [...names].map(([, name = '']) => `${file}--${name.replaceAll(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}`);
  }),
);

test.each(Object.keys(charts))('%s has a page', (name) => {
  expect(existsSync(resolve(machines, `${name}.mdx`))).toBe(true);
  expect(storiesOfStates).toHaveProperty(name);
});

test.each(Object.keys(charts))('the page of %s shows its machine, whose comment says what it does', (name) => {
  const page = readFileSync(resolve(machines, `${name}.mdx`), 'utf8');
  expect(page).toContain(`<Meta title="${name}" />\n\n# ${name}\n\n<Machine name="${name}" />`);
  const source = readFileSync(resolve(root, `packages/machines/src/${name}/${name}.machine.ts`), 'utf8');
  expect(readSummary(source)).toMatch(/^[A-Z].{60,}\.$/);
});

test('every link of a chart begins at a state and leads to a story', () => {
  const links = Object.entries(storiesOfStates).flatMap(([name, stories]) =>
    Object.entries(stories).map(([state, story]) => ({ name, state, story })),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ name, state }) => !isState(name, state))).toEqual([]);
  expect(links.filter(({ story }) => !isStory(story))).toEqual([]);
});

test.each(Object.keys(charts))('every state of %s has a story, or a reason for having none', (name) => {
  const told = { ...storiesOfStates[name], ...invisibleStates[name] };
  expect(Object.keys(told).sort()).toEqual(listStates(name).sort());
  const twice = Object.keys(invisibleStates[name] ?? {}).filter((state) => storiesOfStates[name]?.[state]);
  expect(twice).toEqual([]);
});

test.each(globSync('.storybook/patterns/*.mdx', { cwd: root }))('%s shows states and stories that exist', (path) => {
  const page = readFileSync(resolve(root, path), 'utf8');
  const machine = /machine="(\w+)"/.exec(page)?.[1];
  const steps = [...page.matchAll(/(?:state: '(\w+)', )?story: '([\w-]+)'/g)];
  expect(steps.length).toBeGreaterThan(2);
  for (const [, state, story = ''] of steps) {
    expect(isStory(story), story).toBe(true);
    if (machine) expect(isState(machine, state ?? ''), state).toBe(true);
  }
});

function readStates(name: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(resolve(machines, name), 'utf8'));
}

/** Lists the states of a machine that contain no other states. */
function listStates(machine: string): string[] {
  const leaves = (charts[machine] ?? '').matchAll(new RegExp(`^\\s*${machine}_(\\w+)(?:\\(\\[|\\()"`, 'gm'));
  return [...leaves].map(([, state = '']) => state);
}

function isState(machine: string, state: string): boolean {
  return new RegExp(`^\\s*(subgraph )?${machine}_${state}[[(]`, 'm').test(charts[machine] ?? '');
}

/** Returns true if a story has this id. The group is removed first: `components-overlays-toast--danger`. */
function isStory(id: string): boolean {
  return storyIds.has(id.replace(/^.*-(?=\w+--)/, ''));
}
