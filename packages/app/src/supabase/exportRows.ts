import { loadUserClient } from './client';
import type { Database } from './database.types';
import { readAll } from './readAll';
import { decisionColumns } from './toDecision';

type TableName = keyof Database['public']['Tables'];

/** Reads every row of a user by table, the polls and the private calendars. */
export async function exportRows(userId: string, signal: AbortSignal): Promise<Record<string, readonly unknown[]>> {
  const client = await loadUserClient(userId);
  const read = async (table: TableName, owner: string, order: string, columns = '*') => {
    const rows = await readAll((from, to) =>
      client
        .from(table)
        .select(columns)
        .eq(owner, userId)
        .order(order)
        .range(from, to)
        .abortSignal(signal)
        .throwOnError(),
    );
    return [table, rows] as const;
  };
  const readPolls = async () => {
    const { data } = await client.rpc('export_polls').abortSignal(signal).throwOnError();
    return ['polls', [data]] as const;
  };
  const readCalendars = async () => {
    const { data } = await client.rpc('list_calendar_feeds').abortSignal(signal).throwOnError();
    return ['calendar_feeds', data] as const;
  };
  return Object.fromEntries(
    await Promise.all([
      readPolls(),
      readCalendars(),
      read('profiles', 'id', 'id'),
      read('user_preferences', 'user_id', 'tag'),
      read('event_preferences', 'user_id', 'id'),
      read('event_interactions', 'user_id', 'id'),
      read('event_votes', 'user_id', 'event_id'),
      read('user_actions', 'user_id', 'id'),
      read('favorites', 'user_id', 'event_id'),
      read('saved_searches', 'user_id', 'id'),
      read('purchases', 'user_id', 'id'),
      read('events', 'created_by', 'id'),
      read('event_reports', 'user_id', 'event_id'),
      read('staff_roles', 'user_id', 'role'),
      // The user must not see the moderator's id.
      read('moderation_decisions', 'creator_id', 'id', `${decisionColumns},event_title,appealed_at`),
    ]),
  );
}
