import { OfflineNotice as OfflineNoticeView } from '@lively/ui/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useWaiting } from '../device/waitingEntries';
import { formatNumber } from '../i18n/formatNumber';
import { useLanguage } from '../i18n/useLanguage';
import { findSeenAt } from './findSeenAt';
import { formatSeenAt } from './formatSeenAt';

/** Shows that the network is missing, when the shown data was read, and how many entries wait. */
export function OfflineNotice() {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const cache = useQueryClient().getQueryCache();
  const seenAt = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => findSeenAt(cache.getAll()),
  );
  const count = useWaiting()?.entries.length;
  const waiting = count ? t('notice.waiting', { count, number: formatNumber(count, language) }) : undefined;
  return <OfflineNoticeView title={t('notice.title')} text={toText()} waiting={waiting} />;

  function toText(): string {
    if (seenAt === undefined) return t('notice.nothing');
    const { date, time } = formatSeenAt(seenAt, Date.now(), language);
    return date === null ? t('notice.seenToday', { time }) : t('notice.seenOn', { date, time });
  }
}
