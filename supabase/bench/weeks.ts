import { type Connections, connect } from '../../packages/server/src/backend/postgres/connect.ts';
import { countEvents, fillEvents } from './fillEvents.ts';
import { openHostedCluster } from './openHostedCluster.ts';
import { createProcessorClock } from './processorClock.ts';

/*
 * Measures the weekly mail of a user with twenty saved searches and fifty saved events, of which twenty have changed,
 * and the calendars of a search, a venue and an organizer. `BENCH_EVENTS=100000` uses a tenth of a million events.
 */
const [events, rounds] = [Number(process.env.BENCH_EVENTS ?? 1_000_000), Number(process.env.BENCH_ROUNDS ?? 12)];
const person = '00000000-0000-4000-8000-0000000000aa';
const token = 's'.repeat(43);

const places = ['75056', '69123', '13055', '31555', '06088', '44109', '33063', '59350', '35238', '48095'];
const searches: readonly object[] = [
  ...places.map((commune) => ({ commune, radius_km: 20, category: 'music' })),
  { category: 'music', subcategory: 'jazz' },
  { text: 'jazz' },
  { text: 'jazz été', commune: '75056', radius_km: 20 },
  { text: 'vêtements' },
  { date_filter: 'weekend', max_price: 0 },
  { commune: '69123', begins_from: '20:00' },
  { city: 'Toulouse', date_filter: 'weekend' },
  { online: true },
  { once: true, category: 'culture' },
  {},
];

const cluster = await openHostedCluster();
try {
  const sql = connect(cluster.url, 1);
  await fillEvents(sql, events);
  process.stdout.write(`${await countEvents(sql)}\n`);
  await sql`insert into auth.users (id, email) values (${person}, 'week@example.org')`;
  for (const [index, filters] of searches.entries()) {
    const query = `s=${index}`;
    await sql`
      insert into public.saved_searches (user_id, name, query, filters)
      values (${person}, ${query}, ${query}, ${JSON.stringify(filters)})`;
  }
  await sql.unsafe(`
    update public.saved_searches set opened_at = now() - interval '30 days';
    insert into public.favorites (user_id, event_id)
      select '${person}', event_id from public.event_listings where over_at > now() order by next_start, event_id limit 50;
    update public.events set venue = 'Ailleurs' where id in
      (select event_id from public.favorites where user_id = '${person}' order by event_id limit 20);
    insert into private.calendar_feeds (user_id, kind, search_id, token_hash)
      select '${person}', 'search', id, private.hash_link_token('${token}') from public.saved_searches where query = 's=0'`);
  const processor = await createProcessorClock(sql);
  const [{ venue, organizer }] = await sql<[{ venue: string; organizer: string }]>`
    select quote_literal(venue) as venue, quote_literal(organizer) as organizer
    from public.events e join public.event_listings l on l.event_id = e.id
    where over_at > now() and venue is not null and organizer is not null order by e.id limit 1`;

  process.stdout.write('question | p50 ms | max ms | cpu p50 ms | bytes\n');
  await time('week, all events new', `private.week_of('${person}', now())`);
  await spreadOverYear(sql);
  await time('week, events of a year', `private.week_of('${person}', now())`);
  await time('calendar of a search', `public.read_calendar_feed('${token}')`);
  await time('events of a venue', `public.list_events_of_source('{}', ${venue})`);
  await time('events of an organizer', `public.list_events_of_source('{}', null, ${organizer})`);
  await sql.end();

  async function time(name: string, call: string) {
    const [times, used]: [number[], number[]] = [[], []];
    let size = 0;
    for (let round = -2; round < rounds; round += 1) {
      const [start, before] = [performance.now(), processor()];
      const [answer] = await sql.unsafe<[{ size: number }]>(`select octet_length((${call})::text) as size`);
      size = answer.size;
      if (round < 0) continue;
      times.push(performance.now() - start);
      used.push(processor() - before);
    }
    const values = [median(times), Math.max(...times), median(used), size].map(Math.round);
    process.stdout.write(`${[name, ...values].join(' | ')}\n`);
  }
} finally {
  await cluster.close();
}

/** Spreads the creation dates over a year, so that each week has the same number of new events. */
async function spreadOverYear(sql: Connections): Promise<void> {
  await sql`update public.events set created_at = now() - random() * interval '365 days'`;
  await sql`vacuum analyze public.events`;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
