import { foldText } from '../text/foldText.ts';
import type { LivelyEvent } from '../vocabulary.ts';

/** Whether an event takes place online: it has no address and no distance. */
export function isOnline({ status, location }: Pick<LivelyEvent, 'status' | 'location'>): boolean {
  return status === 'moved_online' || ['en ligne', 'online', 'en linea'].includes(foldText(location));
}
