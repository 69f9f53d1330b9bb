import type { Session } from '../database/Database.ts';

/**
 * Inserts more events with one word than a page sorts: in a few titles, in the venue of some, in the description of all others.
 */
export async function insertWaltzes(session: Session): Promise<void> {
  await session.query(
    `insert into public.events (title, venue, description, category, location, latitude, longitude, price, timings, upvotes_count, participants, rating)
     select case when n < 30 then 'Valse ' else 'Bal ' end || n, case when n between 30 and 49 then 'La Valse' end,
       'Une valse', 'music', 'Lyon', 45 + n % 40 * 0.01, 4.8, (n % 7) || ' €',
       jsonb_build_array(jsonb_build_object('begin', now() + n % 90 * interval '1 hour', 'end', now() + (n % 90 + 1) * interval '1 hour')),
       n % 13, case n % 17 when 0 then 6000 end, case n % 19 when 0 then 4.6 end
     from generate_series(1, 2060) as n
     union all
     select 'Valse ' || n, null, null, 'music', 'Lyon', 45, 4.8, null,
       jsonb_build_array(jsonb_build_object('begin', now() - interval '9 days', 'end', now() - interval '8 days')), 99, null, null
     from generate_series(1, 40) as n`,
  );
  await session.run('analyze public.event_projections; analyze public.event_listings');
}
