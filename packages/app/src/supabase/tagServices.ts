import type { TagServices } from '../services/services';
import { userDatabase } from './client';

/** The tags of one user. */
export function tagServices(userId: string): TagServices {
  const database = userDatabase(userId);
  return {
    async saveTag({ tag, liked }, signal) {
      const tags = database.from('user_preferences');
      const query = liked
        ? tags.upsert({ user_id: userId, tag }, { onConflict: 'user_id,tag', ignoreDuplicates: true })
        : tags.delete().eq('user_id', userId).eq('tag', tag);
      await query.abortSignal(signal).throwOnError();
    },

    async readTags(signal) {
      const { data } = await database
        .from('user_preferences')
        .select('tag')
        .eq('user_id', userId)
        .abortSignal(signal)
        .throwOnError();
      return data.map(({ tag }) => tag);
    },

    async saveTags(tags, signal) {
      await database
        .rpc('replace_user_preferences', { tags: [...tags] })
        .abortSignal(signal)
        .throwOnError();
    },
  };
}
