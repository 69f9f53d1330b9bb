import { expect, test } from 'vitest';
import { testDatabase } from '../database/testDatabase.ts';

test.each([['bossa'], ['bossa nova'], ['birchola bossa'], ['joailleries']])(
  'a keyword in the description of an imported event finds it: %s',
  (text) =>
    testDatabase.inTransaction('rollback', async (session) => {
      await session.query(
        `insert into public.events (title, category, location, date, description, source, source_uid)
         values ('A Birchola', 'music', 'Paris 1er', '2030-01-01', $1, 'openagenda', 'keywords')`,
        ['Agathe chante.\n\nMots-clés\u00A0: Bossa nova, joaillerie'],
      );
      const { rows } = await session.query('select public.explore_events("text" => $1) as found', [text]);
      expect(JSON.stringify(rows)).toContain('A Birchola');
    }),
);
