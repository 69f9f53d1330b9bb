import type { CategoryTone } from '../../theme/tokens';
import type { PageOpening } from '../page/PageMeta';

/** A blog post as the list shows it. */
export interface BlogPost {
  /** The slug of its URL: `/blog/choisir`. The same in every language. */
  id: string;
  title: string;
  excerpt: string;
  author: string;
  /** What the author does. */
  role: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** The same day, formatted. */
  dateText: string;
  /** What the post is about: « Coulisses ». */
  category: string;
  /** The category of its poster. */
  tone: CategoryTone;
  /** « 4 min de lecture ». */
  readTime: string;
  href: string;
}

export interface BlogContent extends PageOpening {
  /** The name of the list, for screen reader users who jump from list to list. */
  listLabel: string;
  /** Over the latest post. */
  latestLabel: string;
  /** « Tous les articles », at the foot of a post. */
  backLabel: string;
  /** « À lire ensuite ». */
  nextTitle: string;
  /** The latest first. */
  posts: readonly BlogPost[];
}
