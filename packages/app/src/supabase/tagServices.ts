import type { TagServices } from '../data/Backend';
import { loadUserClient } from './client';
import { verifyWrite } from './verifyWrite';

/** Manages the tags of a user. */
export function tagServices(userId: string): TagServices {
  return {
    async saveTag({ tag, liked }, signal) {
      const client = await loadUserClient(userId);
      const tags = client.from('user_preferences');
      const query = liked
        ? tags.upsert({ user_id: userId, tag }, { onConflict: 'user_id,tag', ignoreDuplicates: true })
        : tags.delete().eq('user_id', userId).eq('tag', tag);
      await query.select('tag').abortSignal(signal).throwOnError();
    },

    readTags: read,

    saveTags: (tags, signal) =>
      verifyWrite(
        {
          write: (either) => replace(tags, either),
          isStored: async (either) => isSame(tags, await read(either)),
        },
        signal,
      ),
  };

  async function read(signal: AbortSignal): Promise<readonly string[]> {
    const client = await loadUserClient(userId);
    const { data } = await client
      .from('user_preferences')
      .select('tag')
      .eq('user_id', userId)
      .abortSignal(signal)
      .throwOnError();
    return data.map(({ tag }) => tag);
  }

  async function replace(tags: readonly string[], signal: AbortSignal): Promise<void> {
    const client = await loadUserClient(userId);
    await client
      .rpc('replace_user_preferences', { tags: [...tags] })
      .abortSignal(signal)
      .throwOnError();
  }
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((tag) => others.includes(tag));
}
