import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Connections } from '../../packages/server/src/backend/postgres/connect.ts';

/**
 * Creates events of France in a migrated database, as the superuser, and rebuilds the tables as a host does after its
 * first import.
 */
export async function fillEvents(sql: Connections, count: number): Promise<void> {
  const script = await readFile(resolve(import.meta.dirname, 'makeEvents.sql'), 'utf8');
  await sql.unsafe(script.replaceAll('{count}', String(count)));
  // A host does the same after its first import, and every week: rows that are written one by one take twice the pages.
  await sql`reindex table public.event_listings`;
  await sql`reindex table public.event_projections`;
  await sql`vacuum analyze public.events`;
  await sql`vacuum analyze public.event_timings`;
  await sql`vacuum analyze public.event_listings`;
  await sql`vacuum analyze public.event_projections`;
  await sql`vacuum analyze private.facet_deltas`;
}

/** Counts the events and describes the numbers in words. */
export async function countEvents(sql: Connections): Promise<string> {
  const [counts] = await sql`
    select (select count(*) from public.event_listings) as events,
      (select count(*) from public.event_listings where over_at > now()) as coming,
      (select count(*) from public.event_timings) as timings`;
  return `${counts?.events} events, ${counts?.coming} to come, ${counts?.timings} timings`;
}
