import type { CalendarFeedServices } from '@lively/machines';
import { loadUserClient } from './client';

/** Manages the private calendar of a user's favourites, or of one of their saved searches. */
export function calendarFeedServices(userId: string, search?: string): CalendarFeedServices {
  const feed = search ? { kind: 'search', search } : { kind: 'favorites' };
  return {
    async readFeed(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('list_calendar_feeds').abortSignal(signal).throwOnError();
      return (
        data.find(({ kind, search_id }) => kind === feed.kind && search_id === (search ?? null))?.created_at ?? null
      );
    },

    async createFeed(token, signal) {
      const client = await loadUserClient(userId);
      await client
        .rpc('create_calendar_feed', { ...feed, token })
        .abortSignal(signal)
        .throwOnError();
    },

    async revokeFeed(signal) {
      const client = await loadUserClient(userId);
      await client.rpc('revoke_calendar_feed', feed).abortSignal(signal).throwOnError();
    },
  };
}
