import type { ScoreRule, ScoreRules } from '@lively/engine';
import { exploreRules, recommendationRules } from '@lively/engine/constants';
import type { RankingContent, RankingRow } from '@lively/ui/screens';

type Labels = RankingContent['labels'];

/** Builds the rows of the two scores from the rules that compute them. */
export function toRankingRows(labels: Labels): { recommendations: RankingRow[]; explore: RankingRow[] } {
  const toRows = (rules: ScoreRules) => rules.flatMap((rule) => toRuleRows(rule, labels));
  return { recommendations: toRows(recommendationRules), explore: toRows(exploreRules) };
}

function toRuleRows(rule: ScoreRule, labels: Labels): RankingRow[] {
  const toRow = (label: string, points: number): RankingRow => ({ label, points: labels.points(points) });
  switch (rule.kind) {
    case 'preference':
      return [toRow(labels.preference, rule.points)];
    case 'category':
      return [toRow(labels.category, rule.points)];
    case 'interactions':
      return [{ label: labels.interactions(rule.points, rule.withinDays), points: labels.pointsAtMost(rule.atMost) }];
    case 'distance':
      return rule.tiers.map(({ withinKm, points }, tier) =>
        toRow(tier === 0 ? labels.nearby(withinKm) : labels.within(withinKm), points),
      );
    case 'soon':
      return [toRow(labels.soon(rule.withinDays), rule.points)];
    case 'participants':
      return [toRow(labels.crowd(rule.above), rule.points)];
    case 'rating':
      return [toRow(labels.rating(rule.from), rule.points)];
  }
}
