import { expect, test } from 'vitest';
import type { Count } from '../../../packages/engine/src/index.ts';
import { boundCount } from '../../../packages/engine/testing/boundCount.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';

/** Inserts a concert and a notice of the same venue, to come, and returns the id of the notice. */
async function insertNotice(session: Session): Promise<string> {
  const { rows } = await session.query(
    `insert into public.events (title, category, location, venue, organizer, date, is_notice)
     select title, 'tech', 'Quimper', 'Halle Zwin', 'Halle Zwin', '2099-06-12', is_notice
     from (values ('Zwinjazz', false), ('Zwinrecrutement', true)) as e (title, is_notice)
     returning id, is_notice`,
  );
  return rows.find(({ is_notice }) => is_notice)?.id as string;
}

const one = boundCount(1);

async function explore(session: Session, filters: string) {
  const { rows } = await session.query(`select public.explore_events(${filters}) as answer`);
  return rows[0]?.answer as {
    total: number;
    events: { title: string; category: string }[];
    counts: { categories: Record<string, Count>; days: { all: Count } };
    relaxations: { filter: string; total: Count }[];
  };
}

test.each(['city', 'text'])('a list with a %s leaves out notices, unless it is of them', (filter) =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertNotice(session);
    const place = filter === 'city' ? `city => 'Quimper'` : `"text" => 'zwin'`;
    const found = await explore(session, place);
    expect([found.total, found.events.map(({ title }) => title)]).toEqual([1, ['Zwinjazz']]);
    expect(found.counts).toMatchObject({ categories: { all: one, tech: one, notice: one }, days: { all: one } });
    const notices = await explore(session, `${place}, category => 'notice'`);
    expect([notices.total, notices.events]).toMatchObject([1, [{ title: 'Zwinrecrutement', category: 'tech' }]]);
  }),
);

test('an empty list of notices counts the events without the filter, and no notice', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertNotice(session);
    const found = await explore(session, `city => 'Quimper', category => 'music'`);
    expect(found.relaxations).toContainEqual({ filter: 'category', total: one });
  }));

test('suggestions, feeds of a venue, new events of searches and recommendations leave out notices', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const notice = await insertNotice(session);
    const { rows } = await session.query(
      `select public.suggest_searches('zwin') as suggestions,
         public.list_events_of_source('{}', venue => 'Halle Zwin') as feed,
         private.new_events_of('{"city": "Quimper"}', '2020-01-01', now(), 10) as news,
         private.list_candidates(private.origin_of('Paris'), now()) as candidates`,
    );
    const { suggestions, feed, news, candidates } = rows[0] as {
      suggestions: { events: { title: string }[]; venues: { events: number }[] };
      feed: { title: string }[];
      news: string[];
      candidates: { title: string }[];
    };
    expect(suggestions.events.map(({ title }) => title)).toEqual(['Zwinjazz']);
    expect(suggestions.venues).toMatchObject([{ events: 1 }]);
    expect(feed.map(({ title }) => title)).toEqual(['Zwinjazz']);
    expect(news).toHaveLength(1);
    expect(news).not.toContain(notice);
    const titles = candidates.map(({ title }) => title);
    expect([titles.includes('Zwinjazz'), titles.includes('Zwinrecrutement')]).toEqual([true, false]);
  }));

test('an event moves to the lists when it is no longer a notice', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const notice = await insertNotice(session);
    await session.query('update public.events set is_notice = false where id = $1', [notice]);
    const found = await explore(session, `city => 'Quimper'`);
    const two = boundCount(2);
    expect([found.total, found.counts.categories]).toEqual([2, { all: two, tech: two }]);
  }));
