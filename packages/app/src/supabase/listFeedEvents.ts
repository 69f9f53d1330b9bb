import type { LivelyEvent } from '@lively/engine';
import { loadPublicClient } from './client';
import { type ReadableEventRow, toEvent } from './toEvent';

/** The most that one page of the database holds, and enough for a reader of feeds. */
const feedLength = 100;

/** The next events of a city and a category, soonest first. */
export async function listFeedEvents(
  { city, category }: { city: string | undefined; category: string | undefined },
  signal: AbortSignal,
): Promise<LivelyEvent[]> {
  const client = await loadPublicClient();
  const { data } = await client
    .rpc(
      'explore_events',
      { ...(city && { city }), ...(category && { category }), sort: 'date', page_size: feedLength },
      { get: true },
    )
    .abortSignal(signal)
    .throwOnError();
  // The function answers JSON, which the generated types do not look into: the columns of a card (docs/decisions/0019).
  const { events } = data as unknown as { events: (ReadableEventRow & { past: boolean })[] };
  return events.filter(({ past }) => !past).map(toEvent);
}
