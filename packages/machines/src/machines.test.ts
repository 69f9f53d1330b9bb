import { expect, test } from 'vitest';
import { type Walk, walkMachine } from './test/walkMachine';

const machines = Object.keys(import.meta.glob('./*/*.machine.ts'));
const walks = import.meta.glob<Walk>('./*/*.walk.ts', { import: 'walk', eager: true });

test.each(machines)('%s is walked through every state and transition, and takes every event anywhere', async (path) => {
  const walk = walks[path.replace('.machine.ts', '.walk.ts')];
  if (!walk) throw new Error(`${path} has no walk beside it: nothing says that each of its transitions is possible.`);

  const { paths, unvisited, mismatches } = await walkMachine(walk);

  expect(unvisited).toEqual([]);
  expect(mismatches).toEqual([]);
  expect(paths).toBeGreaterThan(walk.events.length);
});
