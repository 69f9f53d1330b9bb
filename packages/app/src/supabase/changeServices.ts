import type { ChangeServices, EventChange } from '../data/Changes';
import { loadUserClient } from './client';

/** What changed of the events that one user saved. */
export function changeServices(userId: string): ChangeServices {
  return {
    async listChanges(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('list_changes').abortSignal(signal).throwOnError();
      return data.map(({ event_id, event_title, version, changes }) => ({
        // The types of the database call it any JSON.
        ...(changes as Pick<EventChange, 'schedule' | 'place' | 'status' | 'price'>),
        eventId: event_id,
        title: event_title,
        version,
      }));
    },

    async seeChanges(changes, signal) {
      const client = await loadUserClient(userId);
      await client
        .rpc('see_changes', {
          event_ids: changes.map(({ eventId }) => eventId),
          versions: changes.map(({ version }) => version),
        })
        .abortSignal(signal)
        .throwOnError();
    },
  };
}
