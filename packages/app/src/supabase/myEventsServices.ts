import type { LivelyEvent } from '@lively/engine';
import type { MyEventsServices } from '../services/services';
import { cardColumns } from './cardColumns';
import { userDatabase } from './client';
import { readAll } from './readAll';
import { type EventRow, toEvent } from './toEvent';

/** The events that are one user's: bought, kept, or published. */
export function myEventsServices(userId: string): MyEventsServices {
  const database = userDatabase(userId);
  return {
    listPurchasedEvents: (signal) => listEventsOf('purchases', 'purchased_at', signal),
    listFavouriteEvents: (signal) => listEventsOf('favorites', 'created_at', signal),

    async listCreatedEvents(signal) {
      const rows = await readAll((from, to) =>
        database
          .from('events')
          .select(cardColumns)
          .eq('created_by', userId)
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      );
      return (rows as unknown as EventRow[]).map(toEvent);
    },
  };

  /** The latest first. The events come with the rows: a list of ids would be too long for an address. */
  async function listEventsOf(
    table: 'purchases' | 'favorites',
    moment: string,
    signal: AbortSignal,
  ): Promise<LivelyEvent[]> {
    const rows = await readAll((from, to) =>
      database
        .from(table)
        .select(`event:events(${cardColumns})`)
        .eq('user_id', userId)
        .order(moment, { ascending: false })
        .order('event_id')
        .range(from, to)
        .abortSignal(signal)
        .throwOnError(),
    );
    return (rows as unknown as { event: EventRow }[]).map(({ event }) => toEvent(event));
  }
}
