import type { i18n } from 'i18next';
import type { PageTexts } from './PageTexts';

/** Builds the positions and the application form, with the texts of departments and of form errors. */
export function toCareersContent(texts: PageTexts['careers'], i18n: i18n) {
  const t = i18n.getFixedT(null, 'pages/careers');
  const summary = (count: number) => t('form.errors.summary', { count });
  return {
    ...texts,
    countPositions: (count: number) => t('countPositions', { count }),
    empty: (department: string) => t('empty', { department }),
    form: { ...texts.form, errors: { ...texts.form.errors, summary } },
  };
}
