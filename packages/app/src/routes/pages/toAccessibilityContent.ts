import type { ArticleContent } from '@lively/ui/screens';
import type { i18n } from 'i18next';
import type { Contents } from '../../content/Contents';
import { measureRate } from '../../rgaa/measureRate';

/** Builds the accessibility statement with the measured rate, which is omitted while a manual check is due again. */
export function toAccessibilityContent(texts: Contents['accessibility'], i18n: i18n): ArticleContent {
  const { isCurrent, ...measured } = measureRate();
  const { renewing, ...content } = texts;
  const rate = isCurrent ? i18n.getFixedT(null, 'pages/accessibility')('rate', measured) : renewing;
  return {
    ...content,
    sections: content.sections.map((section) =>
      section.id === 'status' ? { ...section, blocks: [...section.blocks, rate] } : section,
    ),
  };
}
