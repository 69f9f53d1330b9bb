import type { Reason } from '@lively/engine';
import { formatDistance, formatNumber } from '../i18n/formatNumber';
import type { Translate } from '../i18n/texts';

/**
 * A reason in words. Each page says it its own way, under the same keys.
 *
 * @param t - Texts of the page, which holds `reason.<kind>`, and of `taxonomy`.
 */
export function toReasonLabel(reason: Reason, language: string, t: Translate): string {
  switch (reason.kind) {
    case 'preference':
    case 'category':
      return t(`reason.${reason.kind}`, { name: t(`taxonomy:${reason.detail}`) });
    case 'distance':
      return t('reason.distance', formatDistance(reason.detail, language));
    case 'soon':
      if (reason.detail === 0) return t('reason.today');
      return t('reason.soon', { count: reason.detail, number: formatNumber(reason.detail, language) });
    case 'participants':
      return t('reason.participants', { number: formatNumber(Math.floor(reason.detail / 100) * 100, language) });
    default:
      return t(`reason.${reason.kind}`);
  }
}
