import { useTranslation } from 'react-i18next';
import { useNow } from '../data/useNow';
import { useLanguage } from '../i18n/useLanguage';
import { type ListedEvent, toEventItem } from './toEventItem';

/** Gives events as cards show them, in the language of the page, at the instant it was opened. */
export function useEventItems() {
  const { t } = useTranslation(['common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  return (listed: ListedEvent) => toEventItem(listed, { language, t, now });
}
