import { isOnline, type LivelyEvent } from '@lively/engine';
import type { EventScreenPage } from '@lively/ui/screens';
import type { TFunction } from 'i18next';

/** Builds the fact with the needs that the organiser declares it accessible for, or that none is declared. None online. */
export function toAccess(
  event: LivelyEvent,
  t: TFunction<['event', 'common', 'taxonomy']>,
): Extract<EventScreenPage, { state: 'ready' }>['facts'] {
  if (isOnline(event) || event.isNotice) return [];
  const label = t('facts.accessible');
  const lines = event.accessibility.map((need) => t(`accessible.${need}`));
  return [
    lines.length ? { label, lines, note: t('accessible.declared') } : { label, lines: [t('accessible.unknown')] },
  ];
}
