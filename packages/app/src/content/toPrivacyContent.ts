import type { i18n } from 'i18next';
import { formatPublicationDate } from './formatPublicationDate';
import type { PageTexts } from './PageTexts';

/** When the text of the policy last changed, `YYYY-MM-DD`. See docs/specification.md#content-figures. */
const updatedOn = '2024-03-15';

/** When a row of the table of data last changed, `YYYY-MM-DD`: a test compares it with the table. */
export const privacyTableUpdatedOn = '2026-11-30';

/** Builds the privacy policy with the date of its text, and that of its table above the table. */
export function toPrivacyContent({ tableUpdated: _, ...texts }: PageTexts['privacy'], i18n: i18n) {
  const t = i18n.getFixedT(null, 'pages/privacy');
  const format = (day: string) => formatPublicationDate(day, i18n.language);
  const tableUpdated = t('tableUpdated', { date: format(privacyTableUpdatedOn) });
  return {
    ...texts,
    updated: { date: updatedOn, text: t('updated', { date: format(updatedOn) }) },
    sections: texts.sections.map((section) =>
      section.id === 'data' ? { ...section, blocks: [tableUpdated, ...section.blocks] } : section,
    ),
  };
}
