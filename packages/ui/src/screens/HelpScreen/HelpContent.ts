import type { DescribedLink } from '../page/PageLink';
import type { PageOpening } from '../page/PageMeta';

export interface HelpCategory {
  id: string;
  title: string;
  text: string;
  articles: readonly DescribedLink[];
}

export interface HelpQuestion {
  id: string;
  /** Shown as a badge. */
  category: string;
  question: string;
  answer: string;
}

export interface HelpContent extends PageOpening {
  search: { label: string; placeholder: string; submit: string };
  /** « 4 réponses ». Announced at each change. */
  countResults: (count: number) => string;
  resultsTitle: string;
  empty: (search: string) => string;
  reset: string;
  categories: readonly HelpCategory[];
  questionsTitle: string;
  questions: readonly HelpQuestion[];
  allQuestions: { label: string; href: string };
  resources: { title: string; links: readonly DescribedLink[] };
  support: { title: string; text: string; links: readonly DescribedLink[] };
}
