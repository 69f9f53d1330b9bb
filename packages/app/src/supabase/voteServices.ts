import type { VoteServices } from '@lively/machines';
import { loadUserClient } from './client';

/** Manages the votes of a user. */
export function voteServices(userId: string): VoteServices {
  return {
    async saveVote({ eventId, vote }, signal) {
      const client = await loadUserClient(userId);
      const votes = client.from('event_votes');
      const query =
        vote === 'none'
          ? votes.delete().eq('user_id', userId).eq('event_id', eventId)
          : votes.upsert({ user_id: userId, event_id: eventId, vote_type: vote }, { onConflict: 'user_id,event_id' });
      await query.select('vote_type').abortSignal(signal).throwOnError();
    },

    async readVote(eventId, signal) {
      const client = await loadUserClient(userId);
      const { data } = await client
        .from('event_votes')
        .select('vote_type')
        .eq('user_id', userId)
        .eq('event_id', eventId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError();
      const vote = data?.vote_type;
      return vote === 'up' || vote === 'down' ? vote : 'none';
    },

    async logVote({ eventId, vote }) {
      const client = await loadUserClient(userId);
      await client
        .from('user_actions')
        .insert({ user_id: userId, event_id: eventId, action_type: 'vote', action_details: { vote } })
        .throwOnError();
    },
  };
}
