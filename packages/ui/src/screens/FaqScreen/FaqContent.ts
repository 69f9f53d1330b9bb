import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

export type FaqCategory = 'general' | 'account' | 'events' | 'payment';

export interface FaqQuestion {
  id: string;
  category: FaqCategory;
  question: string;
  /** May hold links, `[text](/path)`. */
  answer: string;
}

export interface FaqContent extends PageOpening {
  search: { label: string; placeholder: string; submit: string };
  categoriesLabel: string;
  /** « Tous » first. */
  categories: readonly { value: FaqCategory | 'all'; label: string }[];
  questions: readonly FaqQuestion[];
  /** « 15 questions ». Said aloud at each change. */
  countQuestions: (count: number) => string;
  /** Nothing found; what was searched, and the category's label. */
  empty: (search: string, category: string) => string;
  reset: string;
  contact: { title: string; text: string; links: readonly DescribedLink[] };
}
