import type { i18n } from 'i18next';
import type { PageTexts } from './PageTexts';

/** Builds the contact page, with the error summary of its form. */
export function toContactContent(texts: PageTexts['contact'], i18n: i18n) {
  const t = i18n.getFixedT(null, 'pages/contact');
  const summary = (count: number) => t('form.errors.summary', { count });
  return { ...texts, form: { ...texts.form, errors: { ...texts.form.errors, summary } } };
}
