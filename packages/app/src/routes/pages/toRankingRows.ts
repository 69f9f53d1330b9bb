import { exploreRules, goodRating, recommendationRules, reengagementDays, soonDays } from '@lively/engine/constants';
import type { RankingContent, RankingRow } from '@lively/ui/screens';

type Rules = typeof recommendationRules;
type Labels = RankingContent['labels'];

/** The lines of the two scores, read from the constants they run on: what gives no point has no line. */
export function toRankingRows(labels: Labels): { recommendations: RankingRow[]; explore: RankingRow[] } {
  return {
    recommendations: listRows(recommendationRules, labels),
    explore: listRows(exploreRules, labels),
  };
}

function listRows(rules: Rules, labels: Labels): RankingRow[] {
  const rows: [label: string, points: number][] = [
    [labels.preference, rules.preference],
    [labels.category, rules.category],
    ...rules.distances.map(([kilometres, points], tier): [string, number] => [
      tier === 0 ? labels.nearby(kilometres) : labels.within(kilometres),
      points,
    ]),
    [labels.soon(soonDays), rules.soon],
    [labels.crowd(rules.crowdAbove), rules.crowd],
    [labels.rating(goodRating), rules.rating],
  ];
  const fixed = rows
    .filter(([, points]) => points > 0)
    .map(([label, points]) => ({ label, points: labels.points(points) }));
  if (!rules.interaction) return fixed;
  const recurring = {
    label: labels.interactions(rules.interaction, reengagementDays),
    points: labels.pointsAtMost(rules.interactionsAtMost),
  };
  return [...fixed, recurring];
}
