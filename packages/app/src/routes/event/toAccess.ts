import { isOnline, type LivelyEvent, today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import type { EventScreenPage } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { toSourceName } from '../../events/toSourceName';
import { formatShortDate, toYear } from '../../i18n/formatDate';
import { isolateText } from '../../i18n/isolateText';
import type { Language } from '../../i18n/languages';

interface AccessOptions {
  language: Language;
  t: TFunction<['event', 'common', 'taxonomy']>;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Builds the fact with the needs that it declares itself accessible for, by whom and since when, or that none is declared. None for
 * an event online that declares nothing.
 */
export function toAccess(
  event: LivelyEvent,
  { language, t, now }: AccessOptions,
): Extract<EventScreenPage, { state: 'ready' }>['facts'] {
  const { accessibility, accessibilityAt, source } = event;
  const label = t('facts.accessible');
  if (event.isNotice) return [];
  if (!accessibility.length) return isOnline(event) ? [] : [{ label, lines: [t('accessible.unknown')] }];
  const day = accessibilityAt && today(Date.parse(accessibilityAt), defaultTimeZone);
  const declared = source
    ? t('accessible.source', { name: isolateText(toSourceName(source)) })
    : t('accessible.declared');
  return [
    {
      label,
      lines: accessibility.map((need) => t(`taxonomy:${need}`)),
      note: [declared, ...(day ? [formatShortDate(day, language, toYear(now))] : []), t('accessible.rest')].join(' · '),
    },
  ];
}
