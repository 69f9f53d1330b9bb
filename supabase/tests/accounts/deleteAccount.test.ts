import { expect } from 'vitest';
import { act, attempt } from '../act.ts';
import { databaseTest } from '../databaseTest.ts';
import { draftEvent, hiddenEvent, ownedEvent, untouchedEvent } from '../fillTables.ts';
import { findMentions } from '../findMentions.ts';
import { owner, stranger, unconfirmed, visitor } from '../people.ts';

const erase = 'select public.delete_account()';

databaseTest('a deleted account leaves its id and address in no table', async (session) => {
  await act(session, stranger, `insert into public.favorites (event_id) values ('${ownedEvent}')`);
  await session.query('delete from storage.objects');
  await act(session, owner, erase);
  expect(await findMentions(session, owner.id)).toEqual([]);
  expect(await findMentions(session, 'owner@example.org')).toEqual([]);
  const { rows } = await session.query('select id, created_by from public.events where id = any($1) order by id', [
    [ownedEvent, untouchedEvent, draftEvent, hiddenEvent],
  ]);
  expect(rows).toEqual([
    { id: ownedEvent, created_by: null },
    { id: untouchedEvent, created_by: null },
    { id: hiddenEvent, created_by: null },
  ]);
  const kept = await session.query('select user_id from public.favorites');
  expect(kept.rows).toEqual([{ user_id: stranger.id }]);
});

databaseTest('an account with forty events can be deleted despite the limits of writes', async (session) => {
  await session.query('delete from storage.objects');
  await session.query(
    `insert into public.events (title, category, location, created_by, image)
     select 'Bal', 'music', 'Nice', $1::uuid, 'https://a.example/event-images/' || $1 || '/1.png' from generate_series(1, 40)`,
    [owner.id],
  );
  await act(session, owner, erase);
  expect(await findMentions(session, owner.id)).toEqual([]);
});

databaseTest('an account with stored pictures cannot be deleted', async (session) => {
  expect(await attempt(session, owner, erase)).toBe('failed 23514');
  const { rows } = await session.query('select from auth.users where id = $1', [owner.id]);
  expect(rows).toHaveLength(1);
});

databaseTest('an account can be deleted only with a session and a confirmed address', async (session) => {
  expect(await attempt(session, visitor, erase)).toBe('refused');
  expect(await attempt(session, unconfirmed, erase)).toBe('refused');
});
