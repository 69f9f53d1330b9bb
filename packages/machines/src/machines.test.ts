import { expect, test } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { type Walk, walkMachine } from './test/walkMachine';

const machines = Object.keys(import.meta.glob('./*/*.machine.ts'));
const walks = import.meta.glob<Walk>('./*/*.walk.ts', { import: 'walk', eager: true });

test.each(machines)('the walk of %s reaches every state and transition, and no event breaks it', async (path) => {
  const walk = walks[path.replace('.machine.ts', '.walk.ts')];
  if (!walk) throw new Error(`${path} has no walk beside it: nothing says that each of its transitions is possible.`);

  const { paths, unvisited, mismatches } = await walkMachine(walk);

  expect(unvisited).toEqual([]);
  expect(mismatches).toEqual([]);
  expect(paths).toBeGreaterThan(walk.events.length);
});

const named = Object.entries(walks).map(([path, { machine, answers }]) => [path, machine, answers] as const);

test('every transition changes the state or acts, except those that block an event', () => {
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

test.each(named)('%s names each missing service in an error', async (_, machine, answers) => {
  for (const name of Object.keys(answers)) {
    const actor = createActor(machine.implementations.actors[name] as AnyActorLogic);
    const outcome = toPromise(actor);
    actor.start();
    await expect(outcome).rejects.toThrow(`Service not provided: ${name}.`);
  }
});
