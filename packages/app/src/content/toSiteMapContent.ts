import type { i18n } from 'i18next';
import { type ArticleName, articles } from '../navigation/articles';
import { footerColumns } from '../navigation/footerColumns';
import { paths } from '../navigation/paths';
import { unlistedArticles } from '../navigation/unlistedArticles';
import type { PageTexts } from './PageTexts';

/** Lists every page of the site by section: menu, footer columns, guides, posts. A test checks that none is missing. */
export function toSiteMapContent(texts: PageTexts['siteMap'], i18n: i18n) {
  const { menu, guides, posts, grid, ...content } = texts;
  const t = i18n.getFixedT(null, 'common');
  const help: PageTexts['help'] | undefined = i18n.getResourceBundle(i18n.language, 'pages/help');
  const blog: PageTexts['blog'] | undefined = i18n.getResourceBundle(i18n.language, 'pages/blog');
  const titleOf = (article: ArticleName) => {
    const page: PageTexts[ArticleName] | undefined = i18n.getResourceBundle(i18n.language, `pages/${article}`);
    return page?.link ?? page?.title ?? article;
  };
  const entries = [
    toLink(t('nav.home'), paths.home),
    toLink(t('nav.forYou'), paths.recommendations),
    toLink(t('nav.myEvents'), paths.myEvents),
    toLink(t('nav.profile'), paths.profile),
    toLink(t('nav.signIn'), paths.auth),
  ];
  const columns = footerColumns.map(({ name, links }) => ({
    id: name,
    title: t(`footer.${name}`),
    links: [
      ...links.map((link) => toLink(t(`footer.links.${link}`), paths[link])),
      ...unlistedArticles
        .filter((article) => articles[article].column === name)
        .map((article) => toLink(titleOf(article), paths[article])),
      ...(name === 'legal' ? [toLink(grid, paths.accessGrid)] : []),
    ],
  }));
  const guideLinks = help?.categories.flatMap((category) => category.articles) ?? [];
  const sections = [
    { id: 'menu', title: menu, links: entries },
    ...columns,
    { id: 'guides', title: guides, links: guideLinks.map(({ label, href }) => toLink(label, href)) },
    {
      id: 'posts',
      title: posts,
      links: (blog?.posts ?? []).map(({ id, title }) => toLink(title, `${paths.blog}/${id}`)),
    },
  ];
  return { ...content, sections: sections.map(({ id, title, links }) => ({ id, title, blocks: [{ list: links }] })) };
}

function toLink(label: string, path: string): string {
  return `[${label}](${path})`;
}
