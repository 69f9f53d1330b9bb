import { interactionLimit } from '@lively/engine/constants';
import type { InterestServices } from '../data/Backend';
import { logFailure } from '../data/logFailure';
import { loadUserClient } from './client';

/** The used part of the client's query builder. */
interface ReadQuery<Row> {
  abortSignal(signal: AbortSignal): { throwOnError(): PromiseLike<{ data: Row[] }> };
}

export const interestServices: InterestServices = {
  async readInterests(userId, signal) {
    const client = await loadUserClient(userId);
    const [preferences, tags, interactions, profile] = await Promise.all([
      readPart(
        'event_preferences',
        client.from('event_preferences').select('category,subcategory').eq('user_id', userId),
      ),
      readPart('user_preferences', client.from('user_preferences').select('tag').eq('user_id', userId)),
      readPart(
        'event_interactions',
        client
          .from('event_interactions')
          .select('tag,created_at')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(interactionLimit),
      ),
      readPart('profiles', client.from('profiles').select('location,taste,taste_revision').eq('id', userId)),
    ]);
    const own = profile?.[0];
    return {
      preferences,
      tags: tags?.map(({ tag }) => tag) ?? null,
      interactions: (interactions ?? []).map((row) => ({ tag: row.tag, createdAt: row.created_at })),
      city: own?.location ?? null,
      taste: own && { taste: own.taste, revision: own.taste_revision },
    };

    /** Reads the rows of a table; null if they cannot be read, because recommendations work without them. */
    async function readPart<Row>(table: string, query: ReadQuery<Row>): Promise<Row[] | null> {
      try {
        return (await query.abortSignal(signal).throwOnError()).data;
      } catch (error) {
        if (signal.aborted) throw error;
        logFailure(`Reading ${table}`, error);
        return null;
      }
    }
  },

  async recordInteraction(userId, eventId, tag) {
    const client = await loadUserClient(userId);
    await client
      .from('event_interactions')
      .insert({ user_id: userId, event_id: eventId, tag, interaction_type: 'click' })
      .throwOnError();
  },

  async forgetInteractions(userId) {
    const client = await loadUserClient(userId);
    await client.from('event_interactions').delete().eq('user_id', userId).throwOnError();
  },
};
