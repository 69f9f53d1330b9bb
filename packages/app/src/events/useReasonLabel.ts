import type { Reason } from '@lively/engine';
import { useTranslation } from 'react-i18next';
import { formatDistance, formatNumber } from '../i18n/formatNumber';
import { useLanguage } from '../i18n/useLanguage';

/** Puts a reason into words. Each page says it its own way, under the same keys. */
export function useReasonLabel(page: 'event' | 'recommendations'): (reason: Reason) => string {
  const { t } = useTranslation(['common', 'event', 'recommendations', 'taxonomy']);
  const language = useLanguage();
  return (reason) => {
    switch (reason.kind) {
      case 'preference':
      case 'category':
        return t(`${page}:reason.${reason.kind}`, { name: t(`taxonomy:${reason.detail}`) });
      case 'distance':
        return t(`${page}:reason.distance`, formatDistance(reason.detail, language));
      case 'soon':
        if (reason.detail === 0) return t(`${page}:reason.today`);
        return t(`${page}:reason.soon`, { count: reason.detail, number: formatNumber(reason.detail, language) });
      case 'participants':
        return t(`${page}:reason.participants`, {
          number: formatNumber(Math.floor(reason.detail / 100) * 100, language),
        });
      default:
        return t(`${page}:reason.${reason.kind}`);
    }
  };
}
