import type { i18n } from 'i18next';
import { measureRate } from '../rgaa/measureRate';
import type { PageTexts } from './PageTexts';

/** The accessibility statement, whose rate is measured. */
export function toAccessibilityContent(texts: PageTexts['accessibility'], i18n: i18n) {
  const { rate: _, ...content } = texts;
  const rate = i18n.getFixedT(null, 'pages/accessibility')('rate', { ...measureRate() });
  return {
    ...content,
    sections: content.sections.map((section) =>
      section.id === 'status' ? { ...section, blocks: [...section.blocks, rate] } : section,
    ),
  };
}
