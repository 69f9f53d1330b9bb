import type { i18n } from 'i18next';
import type { PageTexts } from './PageTexts';

/** Builds the page of the ranking rules, with the labels of their rows, filled with the constants of the engine. */
export function toRankingContent(texts: PageTexts['ranking'], i18n: i18n) {
  const t = i18n.getFixedT(null, 'pages/ranking');
  return {
    ...texts,
    labels: {
      preference: texts.labels.preference,
      category: texts.labels.category,
      nearby: (kilometres: number) => t('labels.nearby', { kilometres }),
      within: (kilometres: number) => t('labels.within', { kilometres }),
      soon: (days: number) => t('labels.soon', { count: days }),
      crowd: (participants: number) => t('labels.crowd', { count: participants }),
      rating: (rating: number) => t('labels.rating', { rating }),
      interactions: (points: number, days: number) => t('labels.interactions', { points, count: days }),
      points: (points: number) => t('labels.points', { points }),
      pointsAtMost: (points: number) => t('labels.pointsAtMost', { points }),
    },
  };
}
