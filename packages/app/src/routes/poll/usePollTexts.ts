import { writeOrdinal } from '@lively/engine/languages';
import { useTranslation } from 'react-i18next';
import { useInterests } from '../../data/useInterests';
import { useNow } from '../../data/useNow';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/useLanguage';
import { useUserId } from '../../session/SessionContext';
import type { PollTextOptions } from './toPollOptions';

/** Returns the options that the texts of a poll depend on. */
export function usePollTexts(): PollTextOptions & { formatInstant: (instant: string) => string } {
  const tCommon = useTranslation(['common', 'taxonomy']).t;
  const language = useLanguage();
  const now = useNow();
  const { data: interests } = useInterests(useUserId());
  return {
    tCommon,
    language,
    now,
    city: interests?.profile.city ?? null,
    formatInstant: (instant) => writeOrdinal(formatIn(language).format(new Date(instant)), language),
  };
}

function formatIn(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' });
}
