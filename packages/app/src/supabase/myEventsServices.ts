import type { MyEventsServices } from '../data/Backend';
import { cardColumns } from './cardColumns';
import { loadUserClient } from './client';
import { readAll } from './readAll';
import { decisionColumns, toDecisions, toPublication } from './toDecision';
import { toEvent } from './toEvent';
import { toWithdrawnEvent } from './toWithdrawnEvent';

/** Reads the events of a user: bought, saved, or published; the latest first. */
export function myEventsServices(userId: string): MyEventsServices {
  return {
    async listPurchasedEvents(signal) {
      const client = await loadUserClient(userId);
      const rows = await readAll((from, to) =>
        client
          .from('purchases')
          // The query joins the events: a list of ids would be too long for a URL.
          .select(`id,event_title,event_date,purchased_at,event:events(${cardColumns})`)
          .eq('user_id', userId)
          .order('purchased_at', { ascending: false })
          .order('event_id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(({ event, ...purchase }) => (event ? toEvent(event) : toWithdrawnEvent(purchase)));
    },

    async listFavouriteEvents(signal) {
      const client = await loadUserClient(userId);
      const rows = await readAll((from, to) =>
        client
          .from('favorites')
          .select(`event:events(${cardColumns})`)
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .order('event_id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.flatMap(({ event }) => (event ? [toEvent(event)] : []));
    },

    async listCreatedEvents(signal) {
      const client = await loadUserClient(userId);
      const rows = await readAll((from, to) =>
        client
          .from('events')
          .select(`${cardColumns},publication,decisions:moderation_decisions(${decisionColumns})`)
          .eq('created_by', userId)
          .order('created_at', { ascending: false })
          .order('id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(({ decisions, publication, ...row }) => ({
        ...toEvent(row),
        publication: toPublication(publication),
        decision: toDecisions(decisions)[0] ?? null,
      }));
    },
  };
}
