import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';
import { draftEvent, importedEvent, ownedEvent, reportedEvent, untouchedEvent } from '../fillTables.ts';
import { importer, moderator, owner, type Person, stranger, type User } from '../people.ts';
import { createChangeModel, type EventState } from './createChangeModel.ts';

type List = 'favorites' | 'purchases';

const save = (session: Session, person: Person, event: string, list: List = 'favorites') =>
  act(session, person, `insert into public.${list} (event_id) values ('${event}')`);
const update = (session: Session, event: string, assignments: string, person: Person = importer) =>
  act(session, person, `update public.events set ${assignments} where id = '${event}'`);

async function list(session: Session, person: Person) {
  const { rows } = await act(session, person, 'select * from public.list_changes()');
  return rows as { event_id: string; event_title: string; version: number; changes: Record<string, unknown> }[];
}
async function changesOf(session: Session, person: Person, event = importedEvent) {
  return (await list(session, person)).find(({ event_id }) => event_id === event)?.changes;
}
async function see(session: Session, person: Person, event: string, version: number | string) {
  await act(session, person, 'select public.see_changes($1, $2)', [[event], [version]]);
}
async function countVersions(session: Session, event: string) {
  const { rows } = await session.query(
    'select count(*)::integer as count from private.event_versions where event_id = $1',
    [event],
  );
  return rows[0]?.count;
}

describe('changes of saved events', () => {
  databaseTest(
    'a saved event that moves, is full and costs more is reported with its old and new values',
    async (session) => {
      await update(
        session,
        importedEvent,
        `date = '2040-03-12', "time" = '20:30', venue = 'Le Phare', location = 'Marseille', price = '12 €'`,
      );
      await save(session, stranger, importedEvent);
      expect(await list(session, stranger)).toEqual([]);
      await update(
        session,
        importedEvent,
        `date = '2040-03-13', "time" = '21:00', venue = 'Le Môle', price = '15 €', status = 'full'`,
      );
      expect(await list(session, stranger)).toMatchObject([
        {
          event_id: importedEvent,
          event_title: 'Visite du phare',
          changes: {
            schedule: { was: { date: '2040-03-12', time: '20:30' }, now: { date: '2040-03-13', time: '21:00' } },
            place: {
              was: { location: 'Marseille', venue: 'Le Phare' },
              now: { location: 'Marseille', venue: 'Le Môle' },
            },
            status: { was: 'scheduled', now: 'full' },
            price: { was: '12 €', now: '15 €' },
          },
        },
      ]);
    },
  );

  databaseTest('a ticket receives changes like a favourite', async (session) => {
    await save(session, stranger, importedEvent, 'purchases');
    await update(session, importedEvent, `status = 'cancelled'`);
    expect(await changesOf(session, stranger)).toEqual({ status: { was: 'scheduled', now: 'cancelled' } });
  });

  databaseTest('a change that was undone before the user saw it is not reported', async (session) => {
    await save(session, stranger, importedEvent);
    await update(session, importedEvent, `status = 'cancelled', venue = 'Ailleurs'`);
    await update(session, importedEvent, `status = 'scheduled', venue = null`);
    expect(await countVersions(session, importedEvent)).toBe(2);
    expect(await list(session, stranger)).toEqual([]);
  });

  databaseTest('a change that was undone after the user saw it is reported as another change', async (session) => {
    await save(session, stranger, importedEvent);
    await update(session, importedEvent, `status = 'cancelled'`);
    const [change] = await list(session, stranger);
    await see(session, stranger, importedEvent, change?.version ?? 0);
    expect(await list(session, stranger)).toEqual([]);
    await update(session, importedEvent, `status = 'scheduled'`);
    expect(await changesOf(session, stranger)).toEqual({ status: { was: 'cancelled', now: 'scheduled' } });
  });

  databaseTest('an access need that an event no longer declares is reported, a further one is not', async (session) => {
    await update(session, importedEvent, `accessibility = '{mobility,sign-language}'`);
    await save(session, stranger, importedEvent);
    await update(session, importedEvent, `accessibility = '{mobility,quiet,sign-language}'`);
    expect(await list(session, stranger)).toEqual([]);
    await update(session, importedEvent, `accessibility = '{quiet}'`);
    expect(await changesOf(session, stranger)).toEqual({ access: ['mobility', 'sign-language'] });
  });

  databaseTest('an unchanged import, an edit of other fields and a vote create no version', async (session) => {
    const columns = `title = title, date = date, "time" = "time", end_time = end_time, time_zone = time_zone,
      timings = timings, location = location, venue = venue, full_address = full_address, status = status, price = price,
      accessibility = accessibility`;
    await update(session, importedEvent, columns);
    await update(session, importedEvent, `description = 'Nouveau texte', image = null`);
    await act(
      session,
      stranger,
      `insert into public.event_votes (event_id, vote_type) values ('${importedEvent}', 'up')`,
    );
    await save(session, stranger, importedEvent, 'purchases');
    expect(await countVersions(session, importedEvent)).toBe(0);
    await update(session, importedEvent, `venue = 'Le Môle'`);
    expect(await countVersions(session, importedEvent)).toBe(1);
  });

  databaseTest('a change after the list was read is still reported', async (session) => {
    await save(session, stranger, importedEvent);
    await update(session, importedEvent, `venue = 'Le Môle'`);
    const [shown] = await list(session, stranger);
    await update(session, importedEvent, `venue = 'Le Port'`);
    await see(session, stranger, importedEvent, shown?.version ?? 0);
    expect(await changesOf(session, stranger)).toMatchObject({
      place: { was: { venue: 'Le Môle' }, now: { venue: 'Le Port' } },
    });
    // A client that sends a future version does not hide later changes.
    await see(session, stranger, importedEvent, '9000000000000000000');
    await update(session, importedEvent, `venue = 'La Jetée'`);
    expect(await changesOf(session, stranger)).toMatchObject({ place: { was: { venue: 'Le Port' } } });
  });

  databaseTest('users can read and dismiss only the changes of their own saved events', async (session) => {
    await update(session, importedEvent, `status = 'cancelled'`);
    expect((await list(session, owner)).map(({ event_id }) => event_id)).toEqual([reportedEvent]);
    expect(await list(session, stranger)).toEqual([]);
    await see(session, stranger, reportedEvent, '1000000000');
    expect((await list(session, owner)).map(({ event_id }) => event_id)).toEqual([reportedEvent]);
    for (const statement of [
      'select * from private.event_versions',
      `select * from private.changes_of('${owner.id}')`,
      'update public.favorites set seen_version = 9',
      'update public.purchases set seen_version = 9',
      `insert into public.favorites (event_id, seen_version) values ('${untouchedEvent}', 9)`,
    ])
      expect(await attempt(session, owner, statement), statement).toBe('refused');
  });

  databaseTest(
    'the changes of an event that is not published are reported after it is published again',
    async (session) => {
      await save(session, stranger, importedEvent);
      await update(session, importedEvent, `status = 'cancelled'`);
      for (const publication of ['draft', 'waiting', 'hidden', 'removed']) {
        await update(session, importedEvent, `publication = '${publication}'`);
        expect(await list(session, stranger), publication).toEqual([]);
        expect(await list(session, moderator), publication).toEqual([]);
      }
      await update(session, importedEvent, `publication = 'published'`);
      expect(await changesOf(session, stranger)).toEqual({ status: { was: 'scheduled', now: 'cancelled' } });
    },
  );

  databaseTest('the values of a draft before its publication are not reported', async (session) => {
    await save(session, stranger, draftEvent);
    await update(session, draftEvent, `venue = 'Secret'`, owner);
    await update(session, draftEvent, `venue = 'Salle des fêtes', publication = 'published'`, owner);
    await update(session, draftEvent, `venue = 'Gymnase'`, owner);
    expect(await list(session, stranger)).toEqual([]);
  });

  databaseTest('creators do not receive their own changes', async (session) => {
    await update(session, ownedEvent, `status = 'cancelled'`, owner);
    expect(await changesOf(session, owner, ownedEvent)).toBeUndefined();
  });

  databaseTest('a favourite that is removed and added again reports no earlier change', async (session) => {
    await save(session, stranger, importedEvent);
    await update(session, importedEvent, `status = 'cancelled'`);
    await act(session, stranger, `delete from public.favorites where event_id = '${importedEvent}'`);
    expect(await list(session, stranger)).toEqual([]);
    await save(session, stranger, importedEvent);
    expect(await list(session, stranger)).toEqual([]);
  });

  databaseTest('a purchase of a favourite does not dismiss its changes', async (session) => {
    await save(session, stranger, importedEvent);
    await update(session, importedEvent, `status = 'full'`);
    await save(session, stranger, importedEvent, 'purchases');
    expect(await changesOf(session, stranger)).toEqual({ status: { was: 'scheduled', now: 'full' } });
  });

  databaseTest('dismissing a change does not alter the event', async (session) => {
    await save(session, stranger, importedEvent, 'purchases');
    await update(session, importedEvent, `status = 'full'`);
    const [change] = await list(session, stranger);
    const read = async () =>
      (await session.query(`select xmin::text, purchases_count from public.events where id = '${importedEvent}'`)).rows;
    const before = await read();
    await see(session, stranger, importedEvent, change?.version ?? 0);
    expect(await read()).toEqual(before);
  });

  databaseTest('more than 100 events, or lists of different lengths, are refused', async (session) => {
    const many = Array.from({ length: 101 }, () => importedEvent);
    const call = `select public.see_changes('{${many}}', '{${many.map(() => 1)}}')`;
    expect(await attempt(session, stranger, call)).toBe('failed 23514');
    expect(await attempt(session, stranger, `select public.see_changes('{${importedEvent}}', '{1,2}')`)).toBe(
      'failed 23514',
    );
    expect(await attempt(session, stranger, `select public.see_changes('{}', '{}')`)).toBe('allowed');
  });

  databaseTest('the versions of a deleted event are deleted', async (session) => {
    await update(session, importedEvent, `status = 'full'`);
    await session.query(`delete from public.events where id = '${importedEvent}'`);
    expect(await countVersions(session, importedEvent)).toBe(0);
  });
});

describe('random histories of changes', () => {
  const histories = process.env.LONG ? 10_000 : 30;
  const moment = new Date('2040-02-01T12:00:00Z');

  const needs = fc.subarray(['mobility', 'quiet', 'sign-language']);
  const states: fc.Arbitrary<EventState> = fc.record({
    date: fc.constantFrom('2039-12-01', '2040-01-20', '2040-02-10', '2040-02-11', '2040-02-20', null),
    time: fc.constantFrom('20:30', '23:00', null),
    end_time: fc.constantFrom('22:00', '01:00', null),
    timings: fc.subarray(
      ['2039-12-01', '2040-01-20', '2040-02-10', '2040-02-11'].map((day) => ({
        begin: `${day}T20:30:00+01:00`,
        end: `${day}T22:00:00+01:00`,
      })),
      { maxLength: 3 },
    ),
    location: fc.constantFrom('Paris', 'PARIS', 'Lyon'),
    venue: fc.constantFrom('Le Trianon', 'Olympia', null),
    full_address: fc.constantFrom('1 rue des Lilas', null),
    status: fc.constantFrom('scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled'),
    price: fc.constantFrom('Gratuit', '12 €', '15 €', 'sur invitation', null),
    accessibility: needs,
  });
  const edits = fc.record(
    {
      date: fc.constantFrom('2040-01-20', '2040-02-10', '2040-02-20', null),
      time: fc.constantFrom('20:30', '23:00', null),
      venue: fc.constantFrom('Le Trianon', 'Olympia', null),
      status: fc.constantFrom('scheduled', 'rescheduled', 'full', 'cancelled'),
      price: fc.constantFrom('Gratuit', '12 €', '15 €', null),
      accessibility: needs,
    },
    { requiredKeys: [] },
  );
  const event = fc.nat(1);
  const user = fc.nat(1);
  const saved = fc.constantFrom<List>('favorites', 'purchases');
  const steps = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), event, edits }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('rewrite' as const), event, state: states }) },
      {
        weight: 2,
        arbitrary: fc.record({ kind: fc.constant('undo' as const), event, back: fc.integer({ min: 1, max: 3 }) }),
      },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('import' as const), event }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant('save' as const), event, user, list: saved }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const), event, user, list: saved }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('read' as const), user }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('see' as const), user }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('publish' as const), event }) },
    ),
    { minLength: 4, maxLength: 14 },
  );
  type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

  // The triggers of lists, words and places do not affect the history, and would take most of the time.
  const unneeded = [
    'find_commune_of_event',
    'learn_new_words',
    'learn_words_of_changed_event',
    'list_changed_event',
    'list_new_events',
  ];
  const turn = (way: 'disable' | 'enable') =>
    testDatabase.inTransaction('commit', (session) =>
      session.run(unneeded.map((name) => `alter table public.events ${way} trigger ${name};`).join('')),
    );
  beforeAll(() => turn('disable'));
  afterAll(() => turn('enable'));

  test(`give the same changes as a model with snapshots, in ${histories} of them`, async () => {
    const users: User[] = [0, 1].map(() => ({ role: 'authenticated', id: randomUUID() }));
    let reported = 0;
    let undone = 0;
    await fc.assert(
      // Each history has a separate transaction: rows of a rolled-back savepoint slow down all later queries.
      fc.asyncProperty(fc.tuple(states, states), steps, (initial, history) =>
        testDatabase.inTransaction('rollback', async (session) => {
          for (const [index, { id }] of users.entries())
            await session.query('insert into auth.users (id, email) values ($1, $2)', [id, `user${index}@example.org`]);
          const told = await play(session, users, initial, history);
          reported += told.reported;
          undone += told.undone;
        }),
      ),
      { numRuns: histories, seed: 89, endOnFailure: true },
    );
    // The histories test enough: many have changes, and many have an undone change.
    expect(reported).toBeGreaterThan(histories / 2);
    expect(undone).toBeGreaterThan(histories / 20);
  });

  async function play(
    session: Session,
    users: readonly User[],
    initial: readonly EventState[],
    history: readonly Step[],
  ) {
    const model = createChangeModel(moment);
    const ids = initial.map(() => randomUUID());
    const idOf = (index: number) => ids[index] ?? '';
    const shown = new Map<string, { event_id: string; version: number; states: number }[]>();
    let reported = 0;
    let undone = 0;
    for (const [index, state] of initial.entries()) {
      await session.query(
        `insert into public.events (id, title, category, date, "time", end_time, timings, location, venue, full_address, status, price, accessibility)
         values ($1, 'Bal', 'music', $2, $3, $4, $5::jsonb, $6, $7, $8, $9, $10, $11)`,
        [idOf(index), ...parametersOf(state)],
      );
      model.create(idOf(index), state);
    }
    await take({ kind: 'save', event: 0, user: 0, list: 'favorites' });
    for (const step of history) await take(step);
    for (const user of users) await compare(user);
    return { reported, undone };

    async function take(step: Step) {
      if (step.kind === 'edit') return write(idOf(step.event), { ...model.stateOf(idOf(step.event)), ...step.edits });
      if (step.kind === 'rewrite') return write(idOf(step.event), step.state);
      if (step.kind === 'import') return write(idOf(step.event), model.stateOf(idOf(step.event)));
      if (step.kind === 'undo') {
        const states = model.statesOf(idOf(step.event));
        return write(idOf(step.event), states.at(-1 - step.back) ?? (states[0] as EventState));
      }
      if (step.kind === 'publish') {
        const isPublished = !model.isPublished(idOf(step.event));
        model.publish(idOf(step.event), isPublished);
        await session.query('update public.events set publication = $2 where id = $1', [
          idOf(step.event),
          isPublished ? 'published' : 'hidden',
        ]);
        return;
      }
      const user = users[step.user] as User;
      if (step.kind === 'read') return compare(user);
      if (step.kind === 'see') {
        const rows = shown.get(user.id) ?? [];
        await act(session, user, 'select public.see_changes($1, $2)', [
          rows.map(({ event_id }) => event_id),
          rows.map(({ version }) => version),
        ]);
        for (const row of rows) model.see(user.id, row.event_id, row.states);
        return compare(user);
      }
      const id = idOf(step.event);
      const isSaved = model.isSaved(user.id, id, step.list);
      if (step.kind === 'drop') {
        model.drop(user.id, id, step.list);
        await session.query(`delete from public.${step.list} where user_id = $1 and event_id = $2`, [user.id, id]);
        return;
      }
      // Users can save only events that they can read.
      if (isSaved || !model.isPublished(id)) return;
      model.save(user.id, id, step.list);
      await session.query(`insert into public.${step.list} (user_id, event_id) values ($1, $2)`, [user.id, id]);
    }

    async function write(id: string, state: EventState) {
      model.edit(id, state);
      await session.query(
        `update public.events set date = $2, "time" = $3, end_time = $4, timings = $5::jsonb, location = $6, venue = $7,
           full_address = $8, status = $9, price = $10, accessibility = $11 where id = $1`,
        [id, ...parametersOf(state)],
      );
    }

    async function compare(user: User) {
      const { rows } = await session.query('select event_id, version, changes from private.changes_of($1, $2)', [
        user.id,
        moment.toISOString(),
      ]);
      const expected = model.changesOf(user.id);
      expect(Object.fromEntries(rows.map(({ event_id, changes }) => [event_id, changes]))).toEqual(expected);
      reported += rows.length;
      undone += ids.filter((id) => model.statesOf(id).length > 2 && !expected[id]).length;
      shown.set(
        user.id,
        rows.map(({ event_id, version }) => ({
          event_id: String(event_id),
          version: Number(version),
          states: model.statesOf(String(event_id)).length,
        })),
      );
    }
  }

  function parametersOf({ timings, ...state }: EventState) {
    return [
      state.date,
      state.time,
      state.end_time,
      JSON.stringify(timings),
      state.location,
      state.venue,
      state.full_address,
      state.status,
      state.price,
      [...state.accessibility],
    ];
  }
});
