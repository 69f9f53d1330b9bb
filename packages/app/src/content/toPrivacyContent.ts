import type { i18n } from 'i18next';
import { formatPublicationDate } from './formatPublicationDate';
import type { PageTexts } from './PageTexts';

/** When the policy last changed, `YYYY-MM-DD`. See docs/specification.md#content-figures. */
const updatedOn = '2024-03-15';

/** Builds the privacy policy with its date. */
export function toPrivacyContent(texts: PageTexts['privacy'], i18n: i18n) {
  const t = i18n.getFixedT(null, 'pages/privacy');
  const date = formatPublicationDate(updatedOn, i18n.language);
  return { ...texts, updated: { date: updatedOn, text: t('updated', { date }) } };
}
