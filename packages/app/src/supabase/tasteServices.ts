import { interactionLimit } from '@lively/engine/constants';
import type { TasteServices } from '../data/Backend';
import { loadUserClient } from './client';

export const tasteServices: TasteServices = {
  async readTaste(userId, signal) {
    const client = await loadUserClient(userId);
    const [preferences, tags, interactions, profile] = await Promise.all([
      client
        .from('event_preferences')
        .select('category,subcategory')
        .eq('user_id', userId)
        .abortSignal(signal)
        .throwOnError(),
      client.from('user_preferences').select('tag').eq('user_id', userId).abortSignal(signal).throwOnError(),
      client
        .from('event_interactions')
        .select('tag,created_at')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .limit(interactionLimit)
        .abortSignal(signal)
        .throwOnError(),
      client.from('profiles').select('location').eq('id', userId).abortSignal(signal).maybeSingle().throwOnError(),
    ]);
    return {
      preferences: preferences.data,
      tags: tags.data.map(({ tag }) => tag),
      interactions: interactions.data.map((row) => ({ tag: row.tag, createdAt: row.created_at })),
      city: profile.data?.location ?? null,
    };
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
