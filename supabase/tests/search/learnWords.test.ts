import { expect, test } from 'vitest';
import { testDatabase } from '../database/testDatabase.ts';

test('words are learnt as written, without the signs and the no-break spaces around them', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const title = 'Les Zénobies\u202f: «\u00a0cent Photogrammes\u00a0» — l’Été…';
    await session.query(`insert into public.events (title, category, location) values ($1, 'culture', 'Rennes')`, [
      title,
    ]);
    const { rows } = await session.query(
      `select word, written from public.search_words where word in ('zenobies', 'photogrammes') order by word`,
    );
    expect(rows).toEqual([
      { word: 'photogrammes', written: 'photogrammes' },
      { word: 'zenobies', written: 'zénobies' },
    ]);
  }));
