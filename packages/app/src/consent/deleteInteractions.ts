import type { InterestServices } from '../data/Backend';
import { queryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import { invalidate } from '../data/useInvalidate';

/** Deletes the recorded interactions of a user. Imported when needed: public pages have no query cache. */
export async function deleteInteractions(userId: string, interests: InterestServices): Promise<void> {
  await interests.forgetInteractions(userId);
  await invalidate(queryClient, queryKeys.interests(userId));
}
