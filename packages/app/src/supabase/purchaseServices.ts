import type { OwnPurchaseServices } from '../services/services';
import { userDatabase } from './client';

/** The tickets of one user. */
export function purchaseServices(userId: string): OwnPurchaseServices {
  const database = userDatabase(userId);
  return {
    async recordPurchase(eventId, signal) {
      await database
        .from('purchases')
        // The event alone: whose purchase it is, and at what price, the database writes itself.
        .upsert({ event_id: eventId }, { onConflict: 'user_id,event_id', ignoreDuplicates: true })
        .abortSignal(signal)
        .throwOnError();
    },

    async readPurchase(eventId, signal) {
      const { data } = await database
        .from('purchases')
        .select('event_id')
        .eq('user_id', userId)
        .eq('event_id', eventId)
        .abortSignal(signal)
        .throwOnError();
      return data.length > 0;
    },
  };
}
