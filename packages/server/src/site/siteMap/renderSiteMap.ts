import { dropForbiddenCharacters } from '@lively/engine';

interface Site {
  languages: readonly string[];
  siteUrl: string;
}

/** Renders the site map: each page in each language, with links to the other languages. The first language has no prefix. */
export function renderSiteMap(paths: readonly string[], { languages, siteUrl }: Site): string {
  const [usual = ''] = languages;
  const urlOf = (path: string, language: string) => {
    const prefix = language === usual ? '' : `/${language}`;
    return escapeXml(`${siteUrl}${path === '/' ? prefix || '/' : prefix + path}`);
  };
  const alternate = (path: string, language: string, name = language) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${urlOf(path, language)}"/>`;
  const urls = paths.flatMap((path) => {
    const alternates = [...languages.map((language) => alternate(path, language)), alternate(path, usual, 'x-default')];
    return languages.map((language) => `<url><loc>${urlOf(path, language)}</loc>${alternates.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Renders an index of site maps, by their URLs. */
export function renderSiteMapIndex(urls: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`).join('\n')}
</sitemapindex>
`;
}

function escapeXml(text: string): string {
  return dropForbiddenCharacters(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}
