import type { i18n } from 'i18next';
import { isolateText } from '../i18n/isolateText';
import type { PageTexts } from './PageTexts';

/** Builds the questions, with the texts of the search. */
export function toFaqContent(texts: PageTexts['faq'], i18n: i18n) {
  const t = i18n.getFixedT(null, 'pages/faq');
  return {
    ...texts,
    countQuestions: (count: number) => t('countQuestions', { count }),
    empty: (search: string, category: string) => t('empty', { search: isolateText(search), category }),
  };
}
