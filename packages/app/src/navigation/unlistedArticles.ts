import { type ArticleName, articleNames } from './articles';
import { footerColumns } from './footerColumns';

const listed: ReadonlySet<string> = new Set(footerColumns.flatMap(({ links }): readonly string[] => links));

/** The articles without a link in the footer: the site map reads their titles from their own texts. */
export const unlistedArticles: readonly ArticleName[] = articleNames.filter((name) => !listed.has(name));
