import type { EventId } from '@lively/engine';
import type { OwnPurchaseServices } from '../data/Backend';
import { loadUserClient } from './client';
import { verifyWrite } from './verifyWrite';

/** Manages the tickets of a user. */
export function purchaseServices(userId: string): OwnPurchaseServices {
  return {
    recordPurchase: (eventId, signal) =>
      verifyWrite({ write: (either) => insert(eventId, either), isStored: (either) => read(eventId, either) }, signal),
    readPurchase: read,
    deletePurchase: (eventId, signal) =>
      verifyWrite(
        { write: (either) => remove(eventId, either), isStored: async (either) => !(await read(eventId, either)) },
        signal,
      ),
  };

  async function insert(eventId: EventId, signal: AbortSignal): Promise<void> {
    const client = await loadUserClient(userId);
    await client
      .from('purchases')
      // The database fills in the user, the title and the price.
      .upsert({ event_id: eventId }, { onConflict: 'user_id,event_id', ignoreDuplicates: true })
      .select('event_id')
      .abortSignal(signal)
      .throwOnError();
  }

  async function remove(eventId: EventId, signal: AbortSignal): Promise<void> {
    const client = await loadUserClient(userId);
    await client
      .from('purchases')
      .delete()
      .eq('user_id', userId)
      .eq('event_id', eventId)
      .abortSignal(signal)
      .throwOnError();
  }

  async function read(eventId: EventId, signal: AbortSignal): Promise<boolean> {
    const client = await loadUserClient(userId);
    const { data } = await client
      .from('purchases')
      .select('event_id')
      .eq('user_id', userId)
      .eq('event_id', eventId)
      .abortSignal(signal)
      .throwOnError();
    return data.length > 0;
  }
}
