import type { ArticleContent } from '@lively/ui/screens';
import type { i18n } from 'i18next';
import type { Contents } from '../../content/Contents';
import { measureRate } from '../../rgaa/measureRate';

/** The accessibility statement, whose rate is measured. */
export function toAccessibilityContent(texts: Contents['accessibility'], i18n: i18n): ArticleContent {
  const rate = i18n.getFixedT(null, 'pages/accessibility')('rate', { ...measureRate() });
  return {
    ...texts,
    sections: texts.sections.map((section) =>
      section.id === 'status' ? { ...section, blocks: [...section.blocks, rate] } : section,
    ),
  };
}
