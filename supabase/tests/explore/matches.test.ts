import { expect, test } from 'vitest';
import { noon } from '../../../packages/engine/testing/arbitraries.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { generateEvents, insertEvents } from './generateEvents.ts';
import { listWrongCounts } from './listWrongCounts.ts';

/** The number of events, and the moments in days. `LONG=1` uses many more. */
const [eventCount, days] = process.env.LONG ? [3000, [-9.3, 0, 0.4, 6.3]] : [150, [0, 6.3]];

const asked = [
  { commune: '69123' },
  { commune: '69123', radius_km: 30, date_filter: 'weekend' },
  { commune: '75056', radius_km: 300, category: 'music' },
  { commune: '75056', radius_km: 500, date_filter: 'tonight', max_price: 10 },
  { commune: '42218', radius_km: 100, first_day: '2026-11-24', last_day: '2026-12-30' },
  { areas: 'IDF,69' },
  { areas: '75118' },
  { areas: '{69123,06088}', date_filter: 'weekend' },
  { areas: '{ARA,PAC}', date_filter: 'weekend', begins_from: '20:00' },
  { areas: '06', commune: '69123', radius_km: 400 },
  { areas: 'IDF', city: 'Paris' },
  { text: 'a', areas: 'ARA' },
  { city: 'Lyon', date_filter: 'tomorrow' },
  { box: '-5,42,8,51', date_filter: 'today' },
  { box: '170,-80,4.5,80', max_price: 20 },
  { commune: '69123', radius_km: 400, box: '2,40,8,50', access: 'mobility' },
  { commune: '69123', radius_km: 400, topics: 'music,theatre', without: '{rock}' },
  { text: 'a', commune: '69123', radius_km: 500, date_filter: 'weekend' },
];
const moments = days.map((count) => new Date(noon + count * 864e5).toISOString());

test('the counts for a place, a city or a text equal the number of its listings', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await insertEvents(session, generateEvents(eventCount));
    await session.run(`
      update public.events set accessibility = '{mobility}' where title < 'L';
    `);
    for (const refresh of ['', 'select private.refresh_listings()']) {
      await session.run(refresh);
      const { checked, positive, wrong } = await listWrongCounts(session, asked, moments);
      expect(checked).toBeGreaterThan(200 * moments.length);
      expect(positive).toBeGreaterThan(60 * moments.length);
      expect(wrong).toEqual([]);
    }
  }));
