import { expect, test } from 'vitest';
import { testDatabase } from '../database/testDatabase.ts';
import { frenchSearches } from '../explore/frenchSearches.ts';

/** A third of the cases, or all with `LONG=1`: each title is typed in three or more ways. */
const step = process.env.LONG ? 1 : 3;
const cases = frenchSearches.flatMap(([title, ...typed]) => typed.map((text) => ({ title, text })));

test('searches in French find their event among the first ten, directly or with the correction', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location) select title, 'leisure', 'Lyon' from unnest($1::text[]) as title`,
      [frenchSearches.map(([title]) => title)],
    );
    const find = async (text: string) => {
      const { rows } = await session.query('select public.explore_events($1, page_size => 10) as answer', [text]);
      return rows[0]?.answer as { events: { title: string }[]; correction: string | null };
    };
    expect(cases.length).toBeGreaterThanOrEqual(300);
    const missed: string[] = [];
    for (const { title, text } of cases.filter((_, index) => index % step === 0)) {
      const { events, correction } = await find(text);
      const shown = correction ? (await find(correction)).events : events;
      if (!shown.some((event) => event.title === title)) missed.push(`${text} → ${title} (${correction})`);
    }
    expect(missed).toEqual([]);
  }));

test('an incomplete text suggests coming events, venues and communes', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location, venue) values ('Bal', 'music', 'Rennes', 'Salle Zénobie')`,
    );
    const suggest = async (text: string) =>
      (await session.query('select public.suggest_searches($1) as answer', [text])).rows[0]?.answer;
    expect(await suggest('zeno')).toMatchObject({ venues: [{ venue: 'Salle Zénobie', commune: '35238' }] });
    expect(await suggest('renn')).toMatchObject({
      communes: expect.arrayContaining([expect.objectContaining({ code: '35238' })]),
    });
    expect(await suggest('48000')).toMatchObject({
      communes: expect.arrayContaining([expect.objectContaining({ name: 'Mende' })]),
    });
    expect(await suggest('zenobei')).toMatchObject({ events: [], correction: 'zénobie' });
    expect(await suggest('z')).toEqual({ events: [], venues: [], communes: [], correction: null });
  }));
