import type { TextSection } from '../page/Block';
import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

/** One line of a score: what gives points, and how many. */
export interface RankingRow {
  label: string;
  /** « +50 ». */
  points: string;
}

/** How one score is put together. */
export interface RankingTable {
  id: string;
  title: string;
  /** Before the table. */
  text: string;
  caption: string;
  columns: readonly [reason: string, points: string];
  /** Under the table. */
  after: string;
}

/** The explanation of the rows, filled with the constants of the ranking. */
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
