import type { CalendarFeedServices } from '@lively/machines';
import { loadUserClient } from './client';

const kind = 'favorites';

/** The private calendar of the favourites of one user. */
export function calendarFeedServices(userId: string): CalendarFeedServices {
  return {
    async readFeed(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('list_calendar_feeds').abortSignal(signal).throwOnError();
      return data.find((feed) => feed.kind === kind)?.created_at ?? null;
    },

    async createFeed(token, signal) {
      const client = await loadUserClient(userId);
      await client.rpc('create_calendar_feed', { kind, token }).abortSignal(signal).throwOnError();
    },

    async revokeFeed(signal) {
      const client = await loadUserClient(userId);
      await client.rpc('revoke_calendar_feed', { kind }).abortSignal(signal).throwOnError();
    },
  };
}
