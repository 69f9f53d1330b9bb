import type { i18n } from 'i18next';
import { isolateText } from '../i18n/isolateText';
import type { PageTexts } from './PageTexts';

/** Builds the help centre, with the texts of the search. */
export function toHelpContent(texts: PageTexts['help'], i18n: i18n) {
  const t = i18n.getFixedT(null, 'pages/help');
  return {
    ...texts,
    countResults: (count: number) => t('countResults', { count }),
    empty: (search: string) => t('empty', { search: isolateText(search) }),
  };
}
