import type { Vote } from '@lively/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settle } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createOptimisticValueMachine } from './optimisticValue.services';

/** The result of each write, in order. The later writes succeed. */
type Outcome = 'stored' | 'refused' | 'storedButAnswerLost';

const choices = fc.array(fc.constantFrom<Vote>('up', 'down', 'none'), { minLength: 1, maxLength: 12 });
const outcomes = (...each: Outcome[]) => fc.array(fc.constantFrom(...each), { maxLength: 12 });
const start = fc.constantFrom('known', 'unknown');

/** Creates a store whose requests and answers may take any time, and tabs that share it. */
function createStore(scheduler: fc.Scheduler, writeOutcomes: Outcome[], stored: Vote = 'none') {
  const store = { value: stored, writes: 0, inFlight: 0, maxInFlight: 0, logged: [] as Vote[] };

  const openTab = (known: string, notifyOthers: (value: Vote) => void = () => {}) => {
    let inFlight = 0;
    const machine = createOptimisticValueMachine<Vote>('vote', 'none', {
      async saveValue({ value }) {
        inFlight += 1;
        store.maxInFlight = Math.max(store.maxInFlight, inFlight);
        const outcome = writeOutcomes[store.writes] ?? 'stored';
        store.writes += 1;
        await scheduler.schedule(Promise.resolve(), `write ${value}`);
        if (outcome !== 'refused') store.value = value;
        await scheduler.schedule(Promise.resolve(), `answer ${outcome}`);
        inFlight -= 1;
        if (outcome !== 'stored') throw new Error(outcome);
      },
      async readValue() {
        await scheduler.schedule(Promise.resolve(), 'read');
        const { value } = store;
        await scheduler.schedule(Promise.resolve(), `answer ${value}`);
        return value;
      },
      logValue: async ({ value }) => {
        store.logged.push(value);
      },
    });
    const tab = startActor(machine, { eventId: 'jazz', ...(known === 'known' && { saved: stored }) });
    tab.actor.on('value.saved', ({ value }) => notifyOthers(value));
    return tab;
  };

  const chooseAll = ({ actor }: ReturnType<typeof openTab>, values: Vote[]) =>
    scheduler.scheduleSequence(
      values.map((value) => async () => {
        actor.send({ type: 'value.chosen', value });
      }),
    );

  const shown = ({ actor }: ReturnType<typeof openTab>) => actor.getSnapshot().context.shown;
  return { store, openTab, chooseAll, shown };
}

test('the shown value is the stored value after any choices, failures and delays, with one write at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      start,
      choices,
      outcomes('stored', 'refused', 'storedButAnswerLost'),
      async (scheduler, known, values, writeOutcomes) => {
        const { store, openTab, chooseAll, shown } = createStore(scheduler, writeOutcomes, 'down');
        const tab = openTab(known);
        chooseAll(tab, values);
        await scheduler.waitIdle();
        await settle();
        expect(tab.actor.getSnapshot().value).toBe('settled');
        expect(shown(tab)).toBe(store.value);
        expect(store.maxInFlight).toBe(1);
        expect(store.logged.at(-1) ?? 'down').toBe(store.value);
      },
    ),
    { numRuns: process.env.LONG ? 5000 : 300 },
  );
});

test('the last choice is stored, all are logged and no failure is reported if all writes are stored, even without answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      start,
      choices,
      outcomes('stored', 'storedButAnswerLost'),
      async (scheduler, known, values, writeOutcomes) => {
        const { store, openTab, chooseAll } = createStore(scheduler, writeOutcomes);
        const tab = openTab(known);
        chooseAll(tab, values);
        await scheduler.waitIdle();
        await settle();
        expect(store.value).toBe(values.at(-1));
        expect(store.logged).toEqual(values);
        expect(tab.emitted.filter(({ type }) => type !== 'value.saved')).toEqual([]);
      },
    ),
    { numRuns: process.env.LONG ? 2500 : 200 },
  );
});

test('two tabs that write at the same time finally show the stored value', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      start,
      choices,
      choices,
      outcomes('stored', 'refused'),
      async (scheduler, known, here, there, writeOutcomes) => {
        const { store, openTab, chooseAll, shown } = createStore(scheduler, writeOutcomes);
        const notify = (tab: () => ReturnType<typeof openTab>) => (value: Vote) => {
          scheduler
            .schedule(Promise.resolve(), `sync ${value}`)
            .then(() => tab().actor.send({ type: 'value.synced', value }));
        };
        const one: ReturnType<typeof openTab> = openTab(
          known,
          notify(() => two),
        );
        const two: ReturnType<typeof openTab> = openTab(
          known,
          notify(() => one),
        );
        chooseAll(one, here);
        chooseAll(two, there);
        await scheduler.waitIdle();
        expect([shown(one), shown(two)]).toEqual([store.value, store.value]);
      },
    ),
    { numRuns: process.env.LONG ? 5000 : 300 },
  );
});
