import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Database } from './database.types';

/** Every table that holds rows of a user, with the column that names the user and the one that orders the rows. */
const tables = [
  { name: 'profiles', owner: 'id', order: 'id' },
  { name: 'user_preferences', owner: 'user_id', order: 'tag' },
  { name: 'event_preferences', owner: 'user_id', order: 'id' },
  { name: 'event_interactions', owner: 'user_id', order: 'id' },
  { name: 'event_votes', owner: 'user_id', order: 'event_id' },
  { name: 'user_actions', owner: 'user_id', order: 'id' },
  { name: 'favorites', owner: 'user_id', order: 'event_id' },
  { name: 'purchases', owner: 'user_id', order: 'id' },
  { name: 'events', owner: 'created_by', order: 'id' },
] as const;

/** The most rows that one request may bring. */
const pageSize = 1000;

/** Every row of a user, by table. */
export async function exportRows(
  database: PostgrestClient<Database>,
  userId: string,
  signal: AbortSignal,
): Promise<Record<string, readonly unknown[]>> {
  // Which table it is, only the run knows.
  const anyTable = database as unknown as PostgrestClient;
  const entries = await Promise.all(
    tables.map(async (table) => [table.name, await readTable(anyTable, table, userId, signal)] as const),
  );
  return Object.fromEntries(entries);
}

async function readTable(
  database: PostgrestClient,
  { name, owner, order }: (typeof tables)[number],
  userId: string,
  signal: AbortSignal,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const { data } = await database
      .from(name)
      .select('*')
      .eq(owner, userId)
      .order(order)
      .range(rows.length, rows.length + pageSize - 1)
      .abortSignal(signal)
      .throwOnError();
    rows.push(...data);
    if (data.length < pageSize) return rows;
  }
}
