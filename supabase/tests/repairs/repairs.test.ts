import { describe, expect } from 'vitest';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { importedEvent } from '../fillTables.ts';

/** Repairs as a migration does: titles and tags in upper case are refused from then on. */
async function repair(session: Session): Promise<unknown[]> {
  await session.query(
    `update public.events set title = upper(title), updated_at = '2026-11-22T00:00:00Z' where id = $1`,
    [importedEvent],
  );
  const repairs = await session.query(`
    select private.repair('public.events', 'title', 'title <> upper(title)', 'lower(t.title)', 'upper case', true)::integer as titles,
      private.repair('public.user_preferences', 'tag', 'false', 'upper(t.tag)', 'all', false)::integer as tags`);
  await session.run(`alter table public.events add constraint events_title_is_read check (title <> upper(title))`);
  return [...repairs.rows];
}

describe('private.repair', () => {
  databaseTest('a refused value is replaced, so that the constraint can be added', async (session) => {
    const [event] = (await session.query('select title from public.events where id = $1', [importedEvent])).rows;
    expect(await repair(session)).toEqual([{ titles: 1, tags: expect.any(Number) }]);
    const { rows } = await session.query('select title, updated_at from public.events where id = $1', [importedEvent]);
    expect(rows).toMatchObject([{ title: String(event?.title).toLowerCase() }]);
  });

  databaseTest('a repair changes no update time and counts as no write', async (session) => {
    const times = 'select id, updated_at from public.events order by id';
    await session.query(`update public.events set title = upper(title) where id = $1`, [importedEvent]);
    const before = (await session.query(times)).rows;
    const writes = (await session.query('select * from private.writes')).rows;
    await session.query(
      `select private.repair('public.events', 'title', 'title <> upper(title)', 'lower(t.title)', 'upper case', true)`,
    );
    expect((await session.query(times)).rows).toEqual(before);
    expect((await session.query('select * from private.writes')).rows).toEqual(writes);
  });

  databaseTest(
    'every repair is listed, with the old value for public rows and without personal data',
    async (session) => {
      await repair(session);
      const { rows } = await session.query(
        'select distinct relation, column_name, reason, row_id, old_value is not null as keeps from private.repairs order by 1',
      );
      expect(rows).toEqual([
        { relation: 'public.events', column_name: 'title', reason: 'upper case', row_id: importedEvent, keeps: true },
        { relation: 'public.user_preferences', column_name: 'tag', reason: 'all', row_id: null, keeps: false },
      ]);
    },
  );
});
