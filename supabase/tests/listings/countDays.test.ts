import { expect } from 'vitest';
import { listDays } from '../../../packages/engine/src/dates/listDays.ts';
import { listSpans } from '../../../packages/engine/src/dates/listSpans.ts';
import { parseDayRuns } from '../../../packages/engine/src/index.ts';
import { databaseTest } from '../databaseTest.ts';
import { generateEvents, insertEvents } from '../explore/generateEvents.ts';

databaseTest('the days of every event equal those of the engine', async (session) => {
  const events = generateEvents(300);
  await insertEvents(session, events);
  const { rows } = await session.query('select event_id as id, days::text, day_count from public.event_listings');
  const listed = new Map(rows.map(({ id, days, day_count }) => [id, [parseDayRuns(days), day_count]]));
  for (const event of events) {
    const days = listDays(listSpans(event));
    const count = days.reduce((sum, [first, last]) => sum + last - first + 1, 0);
    expect([event.id, listed.get(event.id)]).toEqual([event.id, days.length ? [days, count] : [null, null]]);
  }
});
