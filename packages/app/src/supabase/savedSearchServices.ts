import { toFailure } from '@lively/machines';
import type { SavedSearchServices } from '../data/SavedSearches';
import { loadUserClient } from './client';
import { type ReadableEventRow, toEvent } from './toEvent';
import { toExploreArguments } from './toExploreArguments';

/** The answer of `find_new_events` for a search. */
interface NewEvents {
  readonly id: string;
  readonly total: number;
  readonly is_more: boolean;
  readonly events: readonly ReadableEventRow[];
  readonly newest_at: string | null;
}

/** PostgreSQL's code for a row that already exists. */
const duplicate = '23505';

/** Manages the saved searches of a user. */
export function savedSearchServices(userId: string): SavedSearchServices {
  return {
    async saveSearch({ id, name, query, filters }, signal) {
      const { sort: _, page_size: __, ...kept } = toExploreArguments({ query: filters, cursor: null, userId });
      const client = await loadUserClient(userId);
      try {
        await client
          .from('saved_searches')
          .insert({ id, name, query, filters: kept })
          .abortSignal(signal)
          .throwOnError();
        return 'saved';
      } catch (error) {
        if (toFailure(error).code === duplicate) return 'known';
        throw error;
      }
    },

    async listSearches(signal) {
      const client = await loadUserClient(userId);
      const [{ data: searches }, { data: found }] = await Promise.all([
        client
          .from('saved_searches')
          .select('id,name,query')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .order('id')
          .abortSignal(signal)
          .throwOnError(),
        client.rpc('find_new_events').abortSignal(signal).throwOnError(),
      ]);
      // The function returns JSON without generated types.
      const news = new Map((found as unknown as readonly NewEvents[]).map((each) => [each.id, each]));
      return searches.map((search) => {
        const { total = 0, is_more = false, events = [], newest_at = null } = news.get(search.id) ?? {};
        return { ...search, newCount: total, hasMore: is_more, newEvents: events.map(toEvent), newestAt: newest_at };
      });
    },

    async renameSearch(id, name, signal) {
      const client = await loadUserClient(userId);
      await client.from('saved_searches').update({ name }).eq('id', id).abortSignal(signal).throwOnError();
    },

    async openSearch(id) {
      const client = await loadUserClient(userId);
      const opened_at = new Date().toISOString();
      await client.from('saved_searches').update({ opened_at }).eq('id', id).throwOnError();
    },

    async deleteSearch(id, signal) {
      const client = await loadUserClient(userId);
      await client.from('saved_searches').delete().eq('id', id).abortSignal(signal).throwOnError();
    },

    async readWeeklyMail(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client
        .from('profiles')
        .select('weekly_mail')
        .eq('id', userId)
        .abortSignal(signal)
        .throwOnError();
      return data[0]?.weekly_mail ?? false;
    },

    async changeWeeklyMail(wanted, signal) {
      const client = await loadUserClient(userId);
      await client.from('profiles').update({ weekly_mail: wanted }).eq('id', userId).abortSignal(signal).throwOnError();
    },
  };
}
