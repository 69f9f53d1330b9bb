import type { LivelyEvent } from '@lively/engine';
import { loadPublicClient } from './client';

/** The texts of an event that a card leaves out, and that a reader elsewhere needs: address, tickets, source. */
type Credits = Pick<LivelyEvent, 'fullAddress' | 'ticketUrl' | 'sourceUrl' | 'licence'>;

/** Finds the credits of events by their ids. */
export async function findCredits(ids: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, Credits>> {
  if (!ids.length) return new Map();
  const client = await loadPublicClient();
  const columns = 'id, full_address, ticket_url, source_url, licence';
  const { data } = await client.from('events').select(columns).in('id', ids).abortSignal(signal).throwOnError();
  return new Map(
    data.map(({ id, full_address, ticket_url, source_url, licence }) => [
      id,
      { fullAddress: full_address, ticketUrl: ticket_url, sourceUrl: source_url, licence },
    ]),
  );
}
