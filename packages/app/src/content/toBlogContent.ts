import type { i18n } from 'i18next';
import { paths } from '../navigation/paths';
import { formatPublicationDate } from './formatPublicationDate';
import type { PageTexts } from './PageTexts';
import { findArt, postFacts } from './pageArt';

/** Builds the list of posts, each with its date, its poster and its URL. */
export function toBlogContent(texts: PageTexts['blog'], i18n: i18n) {
  return {
    ...texts,
    posts: texts.posts.map((post) => {
      const { date, tone } = findArt(postFacts, post.id);
      const dateText = formatPublicationDate(date, i18n.language);
      return { ...post, date, dateText, tone, href: `${paths.blog}/${post.id}` };
    }),
  };
}
