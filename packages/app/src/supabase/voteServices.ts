import type { VoteServices } from '@lively/machines';
import { userDatabase } from './client';

/** The votes of one user. */
export function voteServices(userId: string): VoteServices {
  const database = userDatabase(userId);
  return {
    async saveVote({ eventId, vote }, signal) {
      const votes = database.from('event_votes');
      const query =
        vote === 'none'
          ? votes.delete().eq('user_id', userId).eq('event_id', eventId)
          : votes.upsert({ user_id: userId, event_id: eventId, vote_type: vote }, { onConflict: 'user_id,event_id' });
      await query.abortSignal(signal).throwOnError();
    },

    async readVote(eventId, signal) {
      const { data } = await database
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
      await database
        .from('user_actions')
        .insert({ user_id: userId, event_id: eventId, action_type: 'vote', action_details: { vote } })
        .throwOnError();
    },
  };
}
