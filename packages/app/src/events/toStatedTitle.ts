import type { LivelyEvent } from '@lively/engine';
import type { TFunction } from 'i18next';
import { takesPlace } from './takesPlace';
import { toTitle } from './toTitle';

/**
 * Returns the title of an event, after its status if that is an obstacle: « Annulé · Bal ». For feeds and calendars, some of which
 * show nothing else.
 */
export function toStatedTitle(
  event: Pick<LivelyEvent, 'title' | 'category' | 'status'>,
  t: TFunction<['common', 'taxonomy']>,
): string {
  const isObstacle = !takesPlace(event) || event.status === 'moved_online';
  const status = isObstacle ? event.status : 'scheduled';
  return [status === 'scheduled' ? '' : t(`status.${status}`), toTitle(event, t)].filter(Boolean).join(' · ');
}
