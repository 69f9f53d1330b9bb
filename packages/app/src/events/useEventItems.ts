import type { EventItem } from '@lively/ui/screens';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeNotes } from '../data/ChangeNotesContext';
import { useNow } from '../data/useNow';
import { useLanguage } from '../i18n/useLanguage';
import { type ListedEvent, toEventItem } from './toEventItem';

/**
 * Converts events to the props of their cards, in the language of the page, at the instant it was opened. A card shows
 * the changes since the user last saw the event.
 */
export function useEventItems(): (listed: ListedEvent) => EventItem {
  const { t } = useTranslation(['common', 'taxonomy']);
  const language = useLanguage();
  const now = useNow();
  const { noteOf } = useChangeNotes();
  return useCallback(
    (listed) => ({
      ...toEventItem(listed, { language, t, now }),
      change: noteOf(listed.event.id),
    }),
    [language, t, now, noteOf],
  );
}
