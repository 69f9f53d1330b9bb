import type { i18n } from 'i18next';
import type { PageTexts } from './PageTexts';

/** Builds the support page, with the error summary of its form. */
export function toSupportContent(texts: PageTexts['support'], i18n: i18n) {
  const t = i18n.getFixedT(null, 'pages/support');
  const summary = (count: number) => t('form.errors.summary', { count });
  return { ...texts, form: { ...texts.form, errors: { ...texts.form.errors, summary } } };
}
