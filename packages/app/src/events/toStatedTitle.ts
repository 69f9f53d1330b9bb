import type { LivelyEvent } from '@lively/engine';
import type { TFunction } from 'i18next';
import { toTitle } from './toTitle';

/**
 * Returns the title of an event, after its status if that is an obstacle: « Annulé · Bal ». For feeds and calendars, some of which
 * show nothing else.
 */
export function toStatedTitle(
  event: Pick<LivelyEvent, 'title' | 'category' | 'status'>,
  t: TFunction<['common', 'taxonomy']>,
): string {
  const { status } = event;
  const isStated = status === 'cancelled' || status === 'postponed' || status === 'moved_online';
  return [isStated ? t(`status.${status}`) : '', toTitle(event, t)].filter(Boolean).join(' · ');
}
