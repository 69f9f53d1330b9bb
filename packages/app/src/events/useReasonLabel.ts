import { findKnownCity, type Reason } from '@lively/engine';
import { useTranslation } from 'react-i18next';
import { useInterests } from '../data/useInterests';
import { formatDistance, formatNumber } from '../i18n/formatNumber';
import { useLanguage } from '../i18n/useLanguage';
import { useUserId } from '../session/SessionContext';

/** Returns a function that words a reason. Each page has its own texts under the same keys. */
export function useReasonLabel(page: 'event' | 'recommendations'): (reason: Reason) => string {
  const { t } = useTranslation(['common', 'event', 'recommendations', 'taxonomy']);
  const language = useLanguage();
  const { data: interests } = useInterests(useUserId());
  // The origin of distances: the centre of a known city, or Paris for users without one.
  const city = findKnownCity(interests?.profile.city ?? '')?.name ?? 'Paris';
  return (reason) => {
    switch (reason.kind) {
      case 'preference':
      case 'category':
        return t(`${page}:reason.${reason.kind}`, { name: t(`taxonomy:${reason.detail}`) });
      case 'distance':
        return t(`${page}:reason.distance`, { ...formatDistance(reason.detail, language), city });
      case 'soon':
        if (reason.detail === 0) return t(`${page}:reason.today`);
        return t(`${page}:reason.soon`, { count: reason.detail, number: formatNumber(reason.detail, language) });
      case 'participants':
        return t(`${page}:reason.participants`, {
          // The text is “more than”, so that an exact hundred counts down.
          number: formatNumber(Math.floor((reason.detail - 1) / 100) * 100, language),
        });
      default:
        return t(`${page}:reason.${reason.kind}`);
    }
  };
}
