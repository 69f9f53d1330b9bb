import { expect, test } from 'vitest';
import { testDatabase } from '../database/testDatabase.ts';
import { today } from '../fillTables.ts';

test.each(['score', 'distance'])('pages by %s contain events with an unknown place', (sort) =>
  testDatabase.inTransaction('rollback', async (session) => {
    // Four events in Berlin, whose position is unknown, among others that are nearer or, in La Réunion, farther.
    await session.query(
      `insert into public.events (title, category, location, latitude, longitude, date)
       select 'Bal ' || n, 'music', case n % 3 when 0 then 'Berlin' else 'Lyon' end,
         case n % 3 when 1 then 45 when 2 then -21 end, case n % 3 when 1 then 4 + n * 0.1 when 2 then 55 end, ${today} + 3
       from generate_series(1, 12) as n`,
    );
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const { rows } = await session.query(
        'select public.explore_events(sort => $1, page_size => 1, "cursor" => $2) as answer',
        [sort, cursor],
      );
      const answer = rows[0]?.answer as { events: { title: string }[]; next_cursor: string | null };
      found.push(...answer.events.map(({ title }) => title));
      cursor = answer.next_cursor;
    } while (cursor);
    const { rows } = await session.query('select public.explore_events(sort => $1, page_size => 100) as answer', [
      sort,
    ]);
    const whole = rows[0]?.answer as { events: { title: string }[] };
    expect([found.length, found]).toEqual([12, whole.events.map(({ title }) => title)]);
  }),
);
