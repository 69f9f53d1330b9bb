import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

export type FaqCategory = 'general' | 'account' | 'events' | 'payment';

export interface FaqQuestion {
  id: string;
  category: FaqCategory;
  question: string;
  /** May contain links, `[text](/path)`. */
  answer: string;
}

export interface FaqContent extends PageOpening {
  search: { label: string; placeholder: string; submit: string };
  categoriesLabel: string;
  /** The categories, with « Tous » first. */
  categories: readonly { value: FaqCategory | 'all'; label: string }[];
  questions: readonly FaqQuestion[];
  /** « 15 questions ». Announced at each change. */
  countQuestions: (count: number) => string;
  /** Shown if no question is found, by the search text and the label of the category. */
  empty: (search: string, category: string) => string;
  reset: string;
  contact: { title: string; text: string; links: readonly DescribedLink[] };
}
