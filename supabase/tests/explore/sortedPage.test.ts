import { expect } from 'vitest';
import { listDays } from '../../../packages/engine/src/dates/listDays.ts';
import { listSpans } from '../../../packages/engine/src/dates/listSpans.ts';
import { type LivelyEvent, parseDayRuns, sampleUuid } from '../../../packages/engine/src/index.ts';
import { createEvent } from '../../../packages/engine/testing/createEvent.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { insertEvents } from './generateEvents.ts';

const evening = '2026-11-25T17:30:00+01:00';
const span = (from: string, to: string) => ({ begin: `${from}:00+01:00`, end: `${to}:00+01:00` });
const concert = createEvent({
  id: sampleUuid(1),
  title: 'Concert',
  timings: [span('2026-11-25T20:00', '2026-11-25T22:00')],
});
const play = createEvent({
  id: sampleUuid(2),
  title: 'Pièce',
  timings: [18, 25].map((day) => span(`2026-11-${day}T19:00`, `2026-11-${day}T21:00`)),
});
const exhibition = (last: string) =>
  createEvent({
    id: sampleUuid(3),
    title: 'Exposition permanente',
    upvotesCount: 90,
    timings: [span('2026-01-02T10:00', `${last}T19:00`)],
  });

async function insertAlone(session: Session, events: readonly LivelyEvent[]) {
  await session.query('delete from public.events');
  await insertEvents(session, events);
}

interface Answer {
  readonly events: readonly { readonly title: string; readonly days: string }[];
  readonly total: number;
}

async function explore(session: Session, sort: string, { text = '', date = 'tonight', once = false } = {}) {
  const { rows } = await session.query(
    `select private.explore(
       private.read_explore_query($1), $2, '{}', null
     ) as answer`,
    [JSON.stringify({ text, date_filter: date, sort, once }), evening],
  );
  const { events, total } = (rows[0] as { answer: Answer }).answer;
  return { titles: events.map(({ title }) => title), total, events };
}

databaseTest('an event only tonight comes first by rarity, and a permanent exhibition last', async (session) => {
  // The exhibition is tested in the middle of its period and on its last day, when it is still listed.
  for (const last of ['2027-06-30', '2026-11-25']) {
    await insertAlone(session, [exhibition(last), play, concert]);
    const { titles } = await explore(session, 'rarity');
    expect([last, titles]).toEqual([last, ['Concert', 'Pièce', 'Exposition permanente']]);
    expect(await explore(session, 'rarity', { once: true })).toMatchObject({ titles: ['Concert'], total: 1 });
    expect((await explore(session, 'popularity')).titles[0]).toBe('Exposition permanente');
  }
});

databaseTest('a card contains all days of its event, even past ones', async (session) => {
  await insertAlone(session, [play]);
  const { events } = await explore(session, 'rarity');
  expect(parseDayRuns(events[0]?.days)).toEqual(listDays(listSpans(play)));
});

databaseTest('words in titles have priority over words in other fields', async (session) => {
  const title = createEvent({ id: sampleUuid(4), title: 'Nuit des étoiles', date: '2026-12-24' });
  const elsewhere = createEvent({ id: sampleUuid(5), title: 'Veillée', date: '2026-12-01', upvotesCount: 50 });
  await insertAlone(session, [elsewhere, title]);
  await session.query("update public.events set description = 'Une nuit sous les étoiles.' where id = $1", [
    elsewhere.id,
  ]);
  const { titles } = await explore(session, 'popularity', { text: 'étoiles', date: 'all' });
  expect(titles).toEqual(['Nuit des étoiles', 'Veillée']);
});
