import type { Category } from '@lively/engine';
import type { footerColumns } from './footerColumns';

interface Article {
  readonly path: string;
  /** The category of the poster beside the title. */
  readonly category: Category;
  /** The column of the site map for the page, if the footer has no link to it. */
  readonly column: (typeof footerColumns)[number]['name'];
}

/** The pages of plain prose: a page is a line here and `locales/<language>/pages/<name>.json` in each language. */
export const articles = {
  about: { path: '/about', category: 'culture', column: 'company' },
  legal: { path: '/legal', category: 'culture', column: 'legal' },
  legalNotice: { path: '/mentions-legales', category: 'culture', column: 'legal' },
  terms: { path: '/terms', category: 'sport', column: 'legal' },
} as const satisfies Record<string, Article>;

export type ArticleName = keyof typeof articles;

export const articleNames = Object.keys(articles) as ArticleName[];
