import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { refusal } from './test/refusal';
import type { Walk } from './test/walkMachine';

const walks = Object.entries(import.meta.glob<Walk>('./*/*.walk.ts', { import: 'walk', eager: true }));

test.each(walks)(
  '%s: no storm of events, answers and waiting breaks it or leaves it waiting forever',
  async (_, walk) => {
    const outcomes = Object.fromEntries(
      Object.entries(walk.answers).map(([name, outputs]) => [
        name,
        [
          ...outputs.map((output) => ({ output, error: undefined })),
          ...(walk.refusals?.[name] ?? [refusal]).map((error) => ({ output: undefined, error })),
        ],
      ]),
    );
    const input = fc.constantFrom(...walk.inputs);
    const gusts = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...walk.events) },
        { weight: 1, arbitrary: fc.constantFrom(1, 600, 11_000) },
      ),
      { minLength: 10, maxLength: 30 },
    );
    const luck = fc.infiniteStream(fc.nat(1000));

    await fc.assert(
      fc.asyncProperty(fc.scheduler(), input, gusts, luck, async (scheduler, input, storm, luck) => {
        const underWay = new Map<string, number>();
        const count = (name: string, change: 1 | -1) => underWay.set(name, (underWay.get(name) ?? 0) + change);
        const faults: unknown[] = [];
        const service = (name: string) =>
          fromPromise(async ({ signal }) => {
            if ((underWay.get(name) ?? 0) > 0) faults.push(`${name} is asked twice at a time`);
            count(name, 1);
            let isCounted = true;
            const release = () => {
              if (isCounted) count(name, -1);
              isCounted = false;
            };
            signal.addEventListener('abort', release);
            await scheduler.schedule(Promise.resolve(), name);
            release();
            const possible = outcomes[name] ?? [];
            const { output, error } = possible[luck.next().value % possible.length] ?? {
              output: undefined,
              error: refusal,
            };
            if (error) throw error;
            return output;
          });
        const machine = walk.machine.provide({
          actors: Object.fromEntries(
            Object.keys(walk.machine.implementations.actors).map((name) => [
              name,
              name in walk.answers ? service(name) : fromCallback(() => {}),
            ]),
          ),
        } as never);
        const clock = new SimulatedClock();
        const actor = createActor(machine, { input, clock });
        actor.subscribe({ error: (error) => faults.push(error) });
        actor.start();
        scheduler.scheduleSequence(
          storm.map((gust) => async () => {
            if (typeof gust === 'number') clock.increment(gust);
            else if (actor.getSnapshot().status === 'active') actor.send(gust);
          }),
        );
        await scheduler.waitIdle();
        expect(faults).toEqual([]);
        expect(actor.getSnapshot().status).not.toBe('error');
        expect([...underWay.values()].filter((asked) => asked > 0)).toEqual([]);
        actor.stop();
      }),
      { numRuns: 300 },
    );
  },
);
