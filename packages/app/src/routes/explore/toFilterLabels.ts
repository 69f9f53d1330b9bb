import type { TFunction } from 'i18next';
import { formatAmount } from '../../i18n/formatAmount';
import { formatDateRange } from '../../i18n/formatDate';
import type { Language } from '../../i18n/languages';
import type { ExploreState } from './exploreState';

/** The names of the filters that only the dialog shows: « Jazz », « à partir de 20:00 ». */
export function toFilterLabels(
  { subcategory, days, hours, maxPrice, access, online, once }: ExploreState,
  { t, language }: { t: TFunction<['explore', 'common', 'taxonomy']>; language: Language },
): string[] {
  const price = maxPrice && t('filters.upTo', { price: formatAmount(maxPrice, language) });
  return [
    subcategory && t(`taxonomy:${subcategory}`),
    days && formatDateRange(...days, language),
    hours && toHours(hours),
    price === 0 ? t('filters.free') : price,
    ...access.map((need) => t(`filters.${need}`)),
    online && t('filters.online'),
    once && t('filters.once'),
  ].filter((label) => typeof label === 'string');

  function toHours([from, before]: readonly [string, string]): string {
    if (before === '24:00') return t('filters.hoursFrom', { from });
    return from === '00:00' ? t('filters.hoursBefore', { before }) : t('filters.hoursBetween', { from, before });
  }
}
