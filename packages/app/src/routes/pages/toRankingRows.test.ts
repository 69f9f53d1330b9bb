import { exploreRules, recommendationRules } from '@lively/engine/constants';
import { expect, test } from 'vitest';
import { readContent } from '../../content/readContent';
import { createTestI18n } from '../../test/createTestI18n';
import { toRankingRows } from './toRankingRows';

const i18n = await createTestI18n('fr', ['pages/ranking']);
const { recommendations, explore } = toRankingRows(readContent(i18n, 'ranking').labels);
const pointsOf = (rows: { points: string }[]) => rows.map(({ points }) => Number(points.match(/\d+/)?.[0]));

test('the recommendations have five reasons, and repeated points have a limit', () => {
  expect(recommendationRules).toHaveLength(5);
  expect(pointsOf(recommendations)).toEqual([50, 25, 30, 15, 10]);
  expect(recommendations[1]?.points).toContain('au plus');
  expect(recommendations[2]?.label).toContain('100');
});

test('explore has a line for each distance and no line without points', () => {
  const distances = exploreRules.flatMap((rule) => (rule.kind === 'distance' ? rule.tiers : []));
  expect(pointsOf(explore)).toEqual([50, 50, 30, 20, 10, 5, 5]);
  expect(explore).toHaveLength(exploreRules.length - 1 + distances.length);
});
