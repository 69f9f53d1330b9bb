import type { TasteServices } from '../data/Backend';
import { loadUserClient } from './client';

export function tasteServices(userId: string): TasteServices {
  return {
    async saveTaste(text, revision, signal) {
      const client = await loadUserClient(userId);
      const { data } = await client
        .from('profiles')
        .update({ taste: text === null ? null : JSON.parse(text), taste_revision: revision + 1 })
        .eq('id', userId)
        .eq('taste_revision', revision)
        .select('id')
        .abortSignal(signal)
        .throwOnError();
      return data.length > 0;
    },
  };
}
