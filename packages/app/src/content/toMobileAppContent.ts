import type { i18n } from 'i18next';
import type { PageTexts } from './PageTexts';
import { findArt, previewPosters } from './pageArt';

/** Builds the page of the mobile app, with its drawn screens and the error summary of its form. */
export function toMobileAppContent(texts: PageTexts['mobileApp'], i18n: i18n) {
  const t = i18n.getFixedT(null, 'pages/mobileApp');
  const summary = (count: number) => t('form.errors.summary', { count });
  return {
    ...texts,
    previews: {
      ...texts.previews,
      items: texts.previews.items.map((item) => ({ ...item, ...findArt(previewPosters, item.id) })),
    },
    form: { ...texts.form, errors: { ...texts.form.errors, summary } },
  };
}
