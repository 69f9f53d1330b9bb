import type { TextSection } from '../page/Block';
import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

/** One line of a score: its reason and its points. */
export interface RankingRow {
  label: string;
  /** « +50 ». */
  points: string;
}

/** The explanation of one score. */
export interface RankingTable {
  id: string;
  title: string;
  /** The text before the table. */
  text: string;
  caption: string;
  columns: readonly [reason: string, points: string];
  /** The text after the table. */
  after: string;
}

/** The labels of the rows. The constants of the ranking are inserted into them. */
export interface RankingLabels {
  preference: string;
  category: string;
  nearby: (kilometres: number) => string;
  within: (kilometres: number) => string;
  soon: (days: number) => string;
  crowd: (participants: number) => string;
  rating: (rating: number) => string;
  interactions: (pointsEach: number, days: number) => string;
  points: (points: number) => string;
  pointsAtMost: (points: number) => string;
}

export interface RankingContent extends PageOpening {
  recommendations: RankingTable;
  explore: RankingTable;
  labels: RankingLabels;
  sections: readonly TextSection[];
  next: { title: string; links: readonly DescribedLink[] };
}
