import type { ChangeServices, EventChange } from '../data/Changes';
import { loadUserClient } from './client';
import { verifyWrite } from './verifyWrite';

/** Lists and acknowledges the changes of the events that a user saved. */
export function changesOf(userId: string): ChangeServices {
  return {
    listChanges,
    seeChanges: (changes, signal) =>
      verifyWrite(
        {
          write: (either) => see(changes, either),
          isStored: async (either) => {
            const unseen = await listChanges(either);
            return !changes.some(({ eventId, version }) =>
              unseen.some((change) => change.eventId === eventId && change.version <= version),
            );
          },
        },
        signal,
      ),
  };

  async function listChanges(signal: AbortSignal): Promise<EventChange[]> {
    const client = await loadUserClient(userId);
    const { data } = await client.rpc('list_changes').abortSignal(signal).throwOnError();
    return data.map(({ event_id, event_title, version, changes }) => ({
      // The generated types only declare JSON.
      ...(changes as Pick<EventChange, 'schedule' | 'place' | 'status' | 'price' | 'access'>),
      eventId: event_id,
      title: event_title,
      version,
    }));
  }

  async function see(changes: readonly Pick<EventChange, 'eventId' | 'version'>[], signal: AbortSignal): Promise<void> {
    const client = await loadUserClient(userId);
    await client
      .rpc('see_changes', {
        event_ids: changes.map(({ eventId }) => eventId),
        versions: changes.map(({ version }) => version),
      })
      .abortSignal(signal)
      .throwOnError();
  }
}
