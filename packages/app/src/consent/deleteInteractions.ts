import type { TasteServices } from '../data/Backend';
import { queryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import { invalidate } from '../data/useInvalidate';

/** Deletes the recorded interactions of a user. Imported when needed: public pages have no query cache. */
export async function deleteInteractions(userId: string, tastes: TasteServices): Promise<void> {
  await tastes.forgetInteractions(userId);
  await invalidate(queryClient, queryKeys.taste(userId));
}
