import type { OwnFavouriteServices } from '../data/Backend';
import { loadUserClient } from './client';
import { readAll } from './readAll';

/** Manages the favourites of a user. */
export function favouriteServices(userId: string): OwnFavouriteServices {
  return {
    async saveFavourite({ eventId, favourite }, signal) {
      const client = await loadUserClient(userId);
      const favourites = client.from('favorites');
      const query = favourite
        ? favourites.upsert(
            { user_id: userId, event_id: eventId },
            { onConflict: 'user_id,event_id', ignoreDuplicates: true },
          )
        : favourites.delete().eq('user_id', userId).eq('event_id', eventId);
      await query.select('event_id').abortSignal(signal).throwOnError();
    },

    async readFavourite(eventId, signal) {
      const client = await loadUserClient(userId);
      const { data } = await client
        .from('favorites')
        .select('event_id')
        .eq('user_id', userId)
        .eq('event_id', eventId)
        .abortSignal(signal)
        .throwOnError();
      return data.length > 0;
    },

    async logFavourite({ eventId, favourite }) {
      const client = await loadUserClient(userId);
      await client
        .from('user_actions')
        .insert({ user_id: userId, event_id: eventId, action_type: 'favorite', action_details: { favourite } })
        .throwOnError();
    },

    async listFavourites(signal) {
      const client = await loadUserClient(userId);
      const rows = await readAll((from, to) =>
        client
          .from('favorites')
          .select('event_id')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .order('event_id')
          .range(from, to)
          .abortSignal(signal)
          .throwOnError(),
      );
      return rows.map(({ event_id }) => event_id);
    },
  };
}
