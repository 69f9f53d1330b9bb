import type { PublicationServices } from '../data/Moderation';
import { loadUserClient } from './client';

/** Manages the publication of a user's events. */
export function publicationServices(userId: string): PublicationServices {
  return {
    async changePublication(eventId, publication, signal) {
      const client = await loadUserClient(userId);
      await client
        .from('events')
        .update({ publication })
        .eq('id', eventId)
        .select('id')
        .abortSignal(signal)
        .single()
        .throwOnError();
    },

    async sendAppeal(decisionId, text, signal) {
      const client = await loadUserClient(userId);
      await client
        .from('moderation_decisions')
        .update({ appeal: text })
        .eq('id', decisionId)
        .select('id')
        .abortSignal(signal)
        .single()
        .throwOnError();
    },
  };
}
