import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { refusal } from './test/serviceOnCommand';
import type { Walk } from './test/walkMachine';

const walks = Object.entries(import.meta.glob<Walk>('./*/*.walk.ts', { import: 'walk', eager: true }));

test.each(walks)(
  '%s handles any sequence of events, answers and delays without an error or an endless wait',
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
    const sequences = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...walk.events) },
        { weight: 1, arbitrary: fc.constantFrom(1, 600, 11_000) },
      ),
      { minLength: 10, maxLength: 30 },
    );
    const choices = fc.infiniteStream(fc.nat(1000));

    await fc.assert(
      fc.asyncProperty(fc.scheduler(), input, sequences, choices, async (scheduler, input, sequence, choices) => {
        const inFlight = new Map<string, number>();
        const count = (name: string, change: 1 | -1) => inFlight.set(name, (inFlight.get(name) ?? 0) + change);
        const errors: unknown[] = [];
        const service = (name: string) =>
          fromPromise(async ({ signal }) => {
            if ((inFlight.get(name) ?? 0) > 0) errors.push(`${name} is asked twice at a time`);
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
            const { output, error } = possible[choices.next().value % possible.length] ?? {
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
        actor.subscribe({ error: (error) => errors.push(error) });
        actor.start();
        scheduler.scheduleSequence(
          sequence.map((step) => async () => {
            if (typeof step === 'number') clock.increment(step);
            else if (actor.getSnapshot().status === 'active') actor.send(step);
          }),
        );
        await scheduler.waitIdle();
        expect(errors).toEqual([]);
        expect(actor.getSnapshot().status).not.toBe('error');
        expect([...inFlight.values()].filter((asked) => asked > 0)).toEqual([]);
        actor.stop();
      }),
      { numRuns: process.env.LONG ? 3000 : 150 },
    );
  },
);
