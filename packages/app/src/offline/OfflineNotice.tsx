import { OfflineNotice as OfflineNoticeView } from '@lively/ui/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/useLanguage';
import { findSeenAt } from './findSeenAt';
import { formatSeenAt } from './formatSeenAt';

/** Says that the network is missing, and when what shows was read. */
export default function OfflineNotice() {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const cache = useQueryClient().getQueryCache();
  const seenAt = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => findSeenAt(cache.getAll()),
  );
  return <OfflineNoticeView title={t('notice.title')} text={toText()} />;

  function toText(): string {
    if (seenAt === undefined) return t('notice.nothing');
    const { date, time } = formatSeenAt(seenAt, Date.now(), language);
    return date === null ? t('notice.seenToday', { time }) : t('notice.seenOn', { date, time });
  }
}
