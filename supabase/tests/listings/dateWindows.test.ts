import { expect, test } from 'vitest';
import { dateWindow } from '../../../packages/engine/src/index.ts';
import { zones } from '../../../packages/engine/testing/arbitraries.ts';
import { testDatabase } from '../database/testDatabase.ts';

const filters = ['today', 'tomorrow', 'weekend'] as const;
const clocks = [...zones, 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu'];
/** Moments from a Thursday to a Tuesday. Paris changes its clocks on the Sunday. */
const moments = Array.from({ length: 60 }, (_, index) => Date.UTC(2026, 9, 22, 0, 50) + index * 72e5);

/** Returns the part of a civil day that contains a minute: until 4:00, 17:00, 18:00 and midnight. */
function partOf(minute: number): number {
  const day = Math.floor(minute / 1440);
  return day * 4 + [240, 1020, 1080].filter((border) => minute - day * 1440 >= border).length;
}

test('date filters begin and end with the day parts of the engine, in every time zone in use', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await session.query(
      `insert into public.events (title, category, location, time_zone, timings)
       select 'Bal', 'music', 'Lyon', zone, '[{"begin": "2026-10-24T12:00:00Z", "end": "2026-10-24T13:00:00Z"}]' from unnest($1::text[]) as zone`,
      [clocks],
    );
    const { rows } = await session.query(
      `select extract(epoch from moment)::double precision * 1000 as moment, number, time_zone, first_part, last_part
       from unnest($2::timestamptz[]) as moment, lateral private.date_windows($1, moment)`,
      [filters, moments.map((moment) => new Date(moment).toISOString())],
    );
    const found = new Map(rows.map((row) => [`${row.moment} ${row.number} ${row.time_zone}`, row]));
    expect(found.size).toBe(moments.length * filters.length * new Set(clocks).size);
    for (const moment of moments)
      for (const [index, filter] of filters.entries())
        for (const clock of clocks) {
          const { from, to } = dateWindow(filter, moment, clock);
          const key = `${moment} ${index + 1} ${clock}`;
          expect(found.get(key), key).toMatchObject({ first_part: partOf(from), last_part: partOf(to - 1) });
        }
  }));
