import { expect, test } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { getStateNodes } from 'xstate/graph';
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

const named = Object.entries(walks).map(([path, { machine, answers }]) => [path, machine, answers] as const);

test('a transition leads somewhere or does something, but for those that only stop their event', () => {
  const idle = named.flatMap(([, machine]) =>
    getStateNodes(machine)
      .flatMap(({ transitions }) => [...transitions.values()].flat())
      .filter(({ target, actions }) => !target?.length && !actions.length)
      .map(({ source, eventType }) => `${source.id}: ${eventType}`),
  );
  expect(idle).toEqual([
    'consent.given: consent.changed',
    'consent.given: consent.saved',
    'geolocation.asking: geolocation.asked',
    'purchase.idle: purchase.clicked',
    'session.signedOut: session.signedOut',
    'session.signedOut: session.expired',
  ]);
});

test.each(named)('%s names each service that is not provided', async (_, machine, answers) => {
  for (const name of Object.keys(answers)) {
    const actor = createActor(machine.implementations.actors[name] as AnyActorLogic);
    const outcome = toPromise(actor);
    actor.start();
    await expect(outcome).rejects.toThrow(`Service not provided: ${name}.`);
  }
});
