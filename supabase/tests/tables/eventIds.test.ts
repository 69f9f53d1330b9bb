import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import { databaseTest } from '../databaseTest.ts';
import { draftEvent, ownedEvent } from '../fillTables.ts';
import { importer, owner, stranger } from '../people.ts';

const id = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const create = (event: string, rest = '') =>
  `insert into public.events (id, title, category, location) values ('${event}', 'Bal', 'music', 'Nice') ${rest}`;
/** As PostgREST writes an upsert that merges: it updates every column that was sent. */
const merge =
  'on conflict (id) do update set id = excluded.id, title = excluded.title, category = excluded.category, location = excluded.location';

describe('ids that clients make', () => {
  databaseTest('a creation that is sent again makes no second event', async (session) => {
    await act(session, owner, create(id));
    expect(await attempt(session, owner, create(id))).toBe('failed 23505');
    expect(await attempt(session, owner, create(id, 'on conflict (id) do nothing'))).toBe('nothing');
    const { rows } = await act(
      session,
      owner,
      `select title from public.events where id = '${id}' and created_by = '${owner.id}'`,
    );
    expect(rows).toEqual([{ title: 'Bal' }]);
  });

  for (const event of [ownedEvent, draftEvent]) {
    databaseTest(`a user cannot overwrite the event of another by its id, ${event}`, async (session) => {
      expect(await attempt(session, stranger, create(event))).toBe('failed 23505');
      expect(await attempt(session, stranger, create(event, 'on conflict (id) do nothing'))).toBe('nothing');
      expect(await attempt(session, stranger, create(event, merge))).toBe('refused');
      const update = 'on conflict (id) do update set title = excluded.title';
      expect(await attempt(session, stranger, create(event, update))).toBe('refused');
    });
  }

  databaseTest('not even its creator merges into an event by its id', async (session) => {
    expect(await attempt(session, owner, create(ownedEvent, merge))).toBe('refused');
  });

  databaseTest(
    'an id that ends like that of another event is as good as any: among many, chance makes one',
    async (session) => {
      const sameNumber = 'f47ac10b-58cc-4372-a567-0e0200000011';
      expect(await attempt(session, stranger, create(sameNumber))).toBe('allowed');
      expect(await attempt(session, importer, create(sameNumber))).toBe('allowed');
    },
  );
});
