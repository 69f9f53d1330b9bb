import type { Vote } from '@lively/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startActor } from '../test/startActor';
import { createVoteMachine } from './vote.services';

/** What becomes of each write, in order; the ones after go well. */
type Fate = 'stored' | 'refused' | 'storedButAnswerLost';

const clicks = fc.array(fc.constantFrom<Exclude<Vote, 'none'>>('up', 'down'), { minLength: 1, maxLength: 12 });
const fates = (...each: Fate[]) => fc.array(fc.constantFrom(...each), { maxLength: 12 });

/** A store whose every message may take any time, and one tab's machine on it. */
function storm(scheduler: fc.Scheduler, fate: Fate[]) {
  const store = { vote: 'none' as Vote, writes: 0, mostWrites: 0 };

  const openTab = (tellOthers: (vote: Vote) => void) => {
    let inFlight = 0;
    const machine = createVoteMachine({
      async saveVote({ vote }) {
        inFlight += 1;
        store.mostWrites = Math.max(store.mostWrites, inFlight);
        const outcome = fate[store.writes] ?? 'stored';
        store.writes += 1;
        await scheduler.schedule(Promise.resolve(), `write ${vote}`);
        if (outcome !== 'refused') store.vote = vote;
        await scheduler.schedule(Promise.resolve(), `answer ${outcome}`);
        inFlight -= 1;
        if (outcome !== 'stored') throw new Error(outcome);
      },
      async readVote() {
        await scheduler.schedule(Promise.resolve(), 'read');
        const { vote } = store;
        await scheduler.schedule(Promise.resolve(), `answer ${vote}`);
        return vote;
      },
      logVote: async () => {},
    });
    const { actor } = startActor(machine, { eventId: 'jazz', savedVote: 'none' });
    actor.on('vote.saved', ({ vote }) => tellOthers(vote));
    return actor;
  };

  const shown = (tab: ReturnType<typeof openTab>) => tab.getSnapshot().context.shownVote;
  return { store, openTab, shown };
}

test('whatever the clicks, the failures and the order of the answers, the shown vote is the stored one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      clicks,
      fates('stored', 'refused', 'storedButAnswerLost'),
      async (scheduler, clicked, fate) => {
        const { store, openTab, shown } = storm(scheduler, fate);
        const tab = openTab(() => {});
        scheduler.scheduleSequence(
          clicked.map((vote) => async () => {
            tab.send({ type: 'vote.clicked', vote });
          }),
        );
        await scheduler.waitIdle();
        expect(tab.getSnapshot().value).toBe('settled');
        expect(shown(tab)).toBe(store.vote);
        expect(store.mostWrites).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 1000 },
  );
});

test('when every write succeeds, the last click decides', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), clicks, async (scheduler, clicked) => {
      const { store, openTab } = storm(scheduler, []);
      const tab = openTab(() => {});
      scheduler.scheduleSequence(
        clicked.map((vote) => async () => {
          tab.send({ type: 'vote.clicked', vote });
        }),
      );
      await scheduler.waitIdle();
      const intended = clicked.reduce<Vote>((vote, next) => (vote === next ? 'none' : next), 'none');
      expect(store.vote).toBe(intended);
    }),
    { numRuns: 500 },
  );
});

test('two tabs that vote at the same time end up showing what is stored', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      clicks,
      clicks,
      fates('stored', 'refused'),
      async (scheduler, here, there, fate) => {
        const { store, openTab, shown } = storm(scheduler, fate);
        const hint = (tab: () => ReturnType<typeof openTab>) => (vote: Vote) => {
          scheduler.schedule(Promise.resolve(), `hint ${vote}`).then(() => tab().send({ type: 'vote.synced', vote }));
        };
        const one: ReturnType<typeof openTab> = openTab(hint(() => two));
        const two: ReturnType<typeof openTab> = openTab(hint(() => one));
        for (const [tab, clicked] of [
          [one, here],
          [two, there],
        ] as const) {
          scheduler.scheduleSequence(
            clicked.map((vote) => async () => {
              tab.send({ type: 'vote.clicked', vote });
            }),
          );
        }
        await scheduler.waitIdle();
        expect([shown(one), shown(two)]).toEqual([store.vote, store.vote]);
      },
    ),
    { numRuns: 1000 },
  );
});
