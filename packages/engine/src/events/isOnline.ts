import { foldText } from '../text/foldText.ts';
import type { LivelyEvent } from '../vocabulary.ts';

/** Whether an event takes place on a screen: there is no way to it, and nothing is near it. */
export function isOnline({ status, location }: Pick<LivelyEvent, 'status' | 'location'>): boolean {
  return status === 'moved_online' || ['en ligne', 'online', 'en linea'].includes(foldText(location));
}
