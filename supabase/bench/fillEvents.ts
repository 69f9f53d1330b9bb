import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Client } from 'pg';

/**
 * Creates events of France in a migrated database, as the superuser, and rebuilds the tables as a host does after its
 * first import.
 */
export async function fillEvents(client: Client, count: number): Promise<void> {
  const script = await readFile(resolve(import.meta.dirname, 'makeEvents.sql'), 'utf8');
  await client.query(script.replaceAll('{count}', String(count)));
  // A host does the same after its first import, and every week: rows that are written one by one take twice the pages.
  await client.query('reindex table public.event_listings');
  await client.query('reindex table public.event_projections');
  await client.query('vacuum analyze public.events');
  await client.query('vacuum analyze public.event_timings');
  await client.query('vacuum analyze public.event_listings');
  await client.query('vacuum analyze public.event_projections');
  await client.query('vacuum analyze private.facet_deltas');
}

/** Counts the events and describes the numbers in words. */
export async function countEvents(client: Client): Promise<string> {
  const { rows } = await client.query(
    'select (select count(*) from public.event_listings) as events, (select count(*) from public.event_listings where over_at > now()) as coming, (select count(*) from public.event_timings) as timings',
  );
  return `${rows[0].events} events, ${rows[0].coming} to come, ${rows[0].timings} timings`;
}
