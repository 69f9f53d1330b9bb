import { expect, test } from 'vitest';
import { readContent } from '../content/readContent';
import { createI18n } from '../i18n/createI18n';
import { languageCodes } from '../i18n/languages';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { paths } from '../navigation/paths';
import { publicPages } from './publicPages';

test.each(languageCodes)('the site map in %s links every page', async (language) => {
  const i18n = await createI18n(language);
  await loadNamespaces(i18n, ['pages/siteMap', 'pages/help', 'pages/blog']);
  const listed = JSON.stringify(readContent(i18n, 'siteMap').sections);
  // The landing page is the home of a visitor.
  for (const { path } of publicPages.filter((page) => page.path !== paths.landing))
    expect(listed, path).toContain(`](${path})`);
  for (const path of [paths.recommendations, paths.myEvents, paths.profile]) expect(listed).toContain(`](${path})`);
});
