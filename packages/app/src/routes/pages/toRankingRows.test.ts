import { exploreRules, recommendationRules } from '@lively/engine/constants';
import { expect, test } from 'vitest';
import { ranking } from '../../locales/fr/pages/ranking';
import { toRankingRows } from './toRankingRows';

const { recommendations, explore } = toRankingRows(ranking.labels);
const pointsOf = (rows: { points: string }[]) => rows.map(({ points }) => Number(points.match(/\d+/)?.[0]));

test('a recommendation has five reasons, the recurring one last and capped', () => {
  expect(pointsOf(recommendations)).toEqual([50, 30, 15, 10, recommendationRules.interactionsAtMost]);
  expect(recommendations.at(-1)?.points).toContain('au plus');
  expect(recommendations[1]?.label).toContain('100');
});

test('explore has a line for each distance, and none for what gives no point', () => {
  expect(pointsOf(explore)).toEqual([50, 50, 30, 20, 10, 5, 5]);
  expect(explore).toHaveLength(exploreRules.distances.length + 4);
});
