import type { ChangeNoteProps } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import type { EventChange } from '../data/Changes';
import { useNow } from '../data/useNow';
import { useLanguage } from '../i18n/useLanguage';
import { toChangeLines } from './toChangeLines';

interface ChangeTexts {
  title: string;
  labels: Pick<ChangeNoteProps, 'wasLabel' | 'nowLabel'>;
  toLines: (change: EventChange) => ChangeNoteProps['lines'];
}

/** Returns the words for a change. */
export function useChangeTexts(): ChangeTexts {
  const { t } = useTranslation(['changes', 'common', 'taxonomy']);
  const tCommon = useTranslation(['common', 'taxonomy']).t;
  const language = useLanguage();
  const currentYear = String(new Date(useNow()).getFullYear());
  return {
    title: t('title'),
    labels: { wasLabel: t('was'), nowLabel: t('now') },
    toLines: (change) => toChangeLines(change, { t, tCommon, language, currentYear }),
  };
}
