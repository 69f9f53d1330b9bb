import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { visitor } from '../people.ts';

/* There are three devices; the first two belong to one guest. A request may arrive twice or late, and its answer may be lost. */

type Step =
  | { kind: 'answer'; device: 0 | 1 | 2; option: number; value: 'yes' | 'maybe' | 'no' }
  /** A request that arrived earlier arrives again. */
  | { kind: 'repeat'; index: number }
  | { kind: 'add' | 'remove'; option: number };

interface Sent {
  readonly guest: number;
  readonly change: string;
  readonly event: string;
  readonly value: string;
}

const polls = process.env.LONG ? 1000 : 30;
const eventCount = 6;
const eventId = (index: number) => `00000000-0000-4000-8000-0000000b000${index}`;

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      device: fc.constantFrom(0 as const, 1 as const, 2 as const),
      option: fc.nat(eventCount - 1),
      value: fc.constantFrom('yes' as const, 'maybe' as const, 'no' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('repeat' as const), index: fc.nat(40) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('add' as const, 'remove' as const), option: fc.nat(eventCount - 1) }),
  },
);

test(`${polls} polls contain the answers of their guests in any order of arrival`, async () => {
  let edits = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      // Each poll is rolled back: in one transaction for all, each statement would read every deleted row again.
      edits += await testDatabase.inTransaction('rollback', (session) => play(session, steps));
    }),
    { numRuns: polls, endOnFailure: true },
  );
  expect(edits).toBeGreaterThan(polls / 2);
});

/** @returns The number of added or removed options. */
async function play(session: Session, steps: readonly Step[]): Promise<number> {
  await session.query(
    `insert into public.events (id, title, category, location)
     select ('00000000-0000-4000-8000-0000000b000' || number)::uuid, 'Bal ' || number, 'music', 'Nice'
     from generate_series(0, $1::integer) as number`,
    [eventCount - 1],
  );
  const organizer = randomBytes(32).toString('base64url');
  const guests = [0, 1].map(() => randomBytes(32).toString('base64url'));
  const ask = async (statement: string, parameters: readonly unknown[]) =>
    (await act(session, visitor, `select ${statement} as poll`, parameters)).rows[0]?.poll as {
      token: string;
      options: { id: string; event: { id: string } }[];
      people: { name: string; answers: Record<string, string> }[];
      me: { answers: Record<string, string> } | null;
    };
  const toOptions = (indices: readonly number[]) =>
    JSON.stringify(indices.map((index) => ({ event_id: eventId(index) })));

  const made = await ask('public.create_poll($1, $2::jsonb)', [organizer, toOptions([0, 1, 2])]);
  /** The model: the options by event, and for each guest the answers by event. */
  const options = new Map(made.options.map(({ id, event }) => [event.id, id]));
  const model: Map<string, string>[] = [new Map(), new Map()];
  const applied = new Set<string>();
  const sent: (Sent & { options: ReadonlyMap<string, string> })[] = [];
  let edits = 0;

  for (const each of steps) {
    if (each.kind === 'answer') {
      const event = eventId(each.option);
      if (!options.has(event)) continue;
      sent.push({
        guest: each.device === 2 ? 1 : 0,
        change: randomUUID(),
        event,
        value: each.value,
        options: new Map(options),
      });
      await arrive(sent.length - 1);
    } else if (each.kind === 'repeat') {
      if (sent.length) await arrive(each.index % sent.length);
    } else {
      const event = eventId(each.option);
      const isThere = options.has(event);
      if (each.kind === 'add' ? isThere : !isThere || options.size === 2) continue;
      const { options: edited } = await ask('public.edit_poll_options($1, $2::jsonb, $3)', [
        organizer,
        each.kind === 'add' ? toOptions([each.option]) : '[]',
        each.kind === 'add' ? [] : [options.get(event)],
      ]);
      options.clear();
      for (const { id, event: shown } of edited) options.set(shown.id, id);
      if (each.kind === 'remove') for (const answers of model) answers.delete(event);
      edits += 1;
    }
  }

  const everything = await ask('public.organize_poll($1)', [organizer]);
  const shown = Object.fromEntries(everything.people.map(({ name, answers }) => [name, answers]));
  for (const [guest, answers] of model.entries()) {
    const expected = Object.fromEntries([...answers].map(([event, value]) => [options.get(event), value]));
    expect(shown[`Guest ${guest}`] ?? {}).toEqual(expected);
    const own = await ask('public.read_poll($1, $2)', [made.token, guests[guest]]);
    expect(own.me?.answers ?? {}).toEqual(expected);
  }
  expect(await ask('public.read_poll($1)', [randomBytes(32).toString('base64url')])).toBeNull();
  return edits;

  /** Delivers a request, for the first time or again. */
  async function arrive(index: number): Promise<void> {
    const request = sent[index];
    if (!request) return;
    const { guest, change, event, value } = request;
    const option = String(request.options.get(event));
    const answers = model[guest] as Map<string, string>;
    const isGone = options.get(event) !== option;
    const before = answers.size;
    try {
      await ask('public.answer_poll($1, $2, $3::jsonb, $4, $5)', [
        made.token,
        `Guest ${guest}`,
        JSON.stringify({ [option]: value }),
        change,
        guests[guest],
      ]);
    } catch (error) {
      // An answer to a removed option is ignored. The request is refused if the guest has no other answer.
      if (isGone && before === 0) return;
      throw error;
    }
    if (!applied.has(change) && !isGone) answers.set(event, value);
    applied.add(change);
  }
}
