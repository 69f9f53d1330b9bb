import type { CategoryTone } from '../../theme/tokens';
import type { PageOpening } from '../page/PageMeta';

/** A blog post in the list of posts. */
export interface BlogPost {
  /** The slug of its URL: `/blog/choisir`. The same in every language. */
  id: string;
  title: string;
  excerpt: string;
  author: string;
  /** The role of the author. */
  role: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The same day as formatted text. */
  dateText: string;
  /** The subject of the post: « Coulisses ». */
  category: string;
  /** The category from which its poster is drawn. */
  tone: CategoryTone;
  /** « 4 min de lecture ». */
  readTime: string;
  href: string;
}

export interface BlogContent extends PageOpening {
  /** The name of the list, for screen reader users who jump from list to list. */
  listLabel: string;
  /** The label above the latest post. */
  latestLabel: string;
  /** The link below a post: « Tous les articles ». */
  backLabel: string;
  /** « À lire ensuite ». */
  nextTitle: string;
  /** Sorted from the latest to the oldest. */
  posts: readonly BlogPost[];
}
