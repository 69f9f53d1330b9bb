import type { LivelyEvent } from '@lively/engine';
import type { EventScreenPage } from '@lively/ui/screens';
import type { TFunction } from 'i18next';

/** Builds the fact with the declared ages: « Dès 6 ans », « De 6 à 10 ans », « Jusqu’à 12 ans ». Empty without any. */
export function toAges(
  { minAge, maxAge }: Pick<LivelyEvent, 'minAge' | 'maxAge'>,
  t: TFunction<['event', 'common', 'taxonomy']>,
): Extract<EventScreenPage, { state: 'ready' }>['facts'] {
  if (minAge === null && maxAge === null) return [];
  return [{ label: t('facts.ages'), lines: [toLine()] }];

  function toLine(): string {
    if (maxAge === null) return minAge ? t('ages.from', { count: minAge, number: minAge }) : t('ages.birth');
    if (minAge === null) return t('ages.upTo', { count: maxAge, number: maxAge });
    if (minAge === maxAge) return t('ages.only', { count: maxAge, number: maxAge });
    return t('ages.range', { count: maxAge, number: maxAge, min: minAge });
  }
}
