import { expect, type Page } from '@playwright/test';
import { publicPaths } from '../access/pages';
import { languageOf, languages, prefixOf } from '../helpers/languages';
import { resize } from '../helpers/resize';
import { runAxe } from '../helpers/runAxe';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

/*
 * The pages of the site map and their internal links, in each language, both themes, on a phone and on a desktop. Each
 * page is loaded once; themes and widths change while it is open. Pages of events differ only in their rows, which the
 * hostile rows test, so only some of them are crawled; all with `LONG=1`.
 */

/** The number of parallel tests per language. */
const shares = process.env.LONG ? 4 : 2;
/** One in this many event pages is crawled. */
const eventStep = process.env.LONG ? 1 : 16;
/** One in this many pages of another language is crawled: only their texts differ. */
const otherStep = process.env.LONG ? 1 : 2;
/** The pages that the project `access` inspects with axe, wide and light. With `LONG=1` they are inspected here too. */
const inspectedWide: ReadonlySet<string> = new Set(process.env.LONG ? [] : publicPaths);
/** The paths that were followed: nearly every page links to those of the frame. */
const followed = new Set<string>();
/** Pages that are not in the site map. */
const missing = '/nulle-part';
const unlisted = ['/landing', '/auth', '/event/17', missing];
const narrow = { width: 375, height: 800 };
const wide = { width: 1280, height: 900 };

interface Look {
  name: string;
  colorScheme: 'light' | 'dark';
  size: { width: number; height: number };
  /** The rules that are disabled. */
  without: string[];
}

/** The looks of a page in the default language. */
const looks: readonly Look[] = [
  { name: 'wide and light', colorScheme: 'light', size: wide, without: [] },
  { name: 'narrow and dark', colorScheme: 'dark', size: narrow, without: [] },
];
/** Other languages have other texts but the same colours. */
const otherLooks: readonly Look[] = [
  { name: 'narrow and light', colorScheme: 'light', size: narrow, without: ['color-contrast'] },
];

for (const language of languages) {
  for (let share = 0; share < shares; share++) {
    test(`the pages in ${language} and their links are valid, part ${share + 1} of ${shares}`, async ({ page }) => {
      const listed = await listUrls(page);
      const urls = listed
        .filter((url) => languageOf(url) === language)
        .filter((url, index) => !/\/event\/[^/]+$/.test(url) || index % eventStep === 0)
        .filter((_, index) => language === languages[0] || index % otherStep === 0)
        .filter((_, index) => index % shares === share);
      expect(urls.length).toBeGreaterThan(8);
      // This test, a parallel test or the nightly run opens all listed pages.
      for (const url of listed) followed.add(url);
      const faults: string[] = [];
      for (const url of urls) {
        faults.push(...(await inspect(page, url, language)));
        for (const link of await listLinks(page)) {
          if (followed.has(link)) continue;
          followed.add(link);
          const { status } = await page.evaluate(async (href) => ({ status: (await fetch(href)).status }), link);
          if (status !== 200) faults.push(`a link on ${url} leads to ${link}, which answers ${status}`);
        }
      }
      expect(faults).toEqual([]);
    });
  }
}

test('an unknown URL is answered with 404 in the language of its prefix', async ({ page }) => {
  for (const [url, title] of [
    ['/nulle-part', 'Oups ! Page introuvable'],
    ['/en/blog/nope', 'Oops! Page not found'],
  ] as const) {
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a search in a list that requires scripts keeps the text and does not change the URL', async ({ page }) => {
    await page.goto('/faq');
    await page.getByRole('searchbox').fill('billet');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('searchbox')).toHaveValue('billet');
  });

  test('a page can be read completely, and the search of the landing page leads to the list', async ({ page }) => {
    await page.goto('/blog/why-this-event');
    await expect(page.getByRole('article').first()).toContainText('Une soirée démontée');
    await page.goto('/');
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.getByRole('searchbox').fill('nina');
    await page.getByRole('button', { name: t('explore:search.submit') }).click();
    await expect(page).toHaveURL(/\/explore\?q=nina$/);
  });
});

/** Lists the paths of every page, in all languages. */
async function listUrls(page: Page): Promise<string[]> {
  const siteMap = await (await page.request.get('/sitemap.xml')).text();
  const listed = [...siteMap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/');
  return [...listed, ...languages.flatMap((code) => unlisted.map((path) => prefixOf(code) + path))];
}

/** Lists the faults of a page: its status, its console, its width, its accessibility. */
async function inspect(page: Page, url: string, language: string): Promise<string[]> {
  const errors = watchFaults(page);
  const answer = await page.goto(url);
  const isMissing = url.endsWith(missing);
  const faults: string[] = [];
  if (answer?.status() !== (isMissing ? 404 : 200)) faults.push(`${url} answers ${answer?.status()}`);
  // Waits for hydration: React reports mismatches only then.
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.locator('h1').first().waitFor();
  for (const { name, colorScheme, size, without } of prefixOf(language) ? otherLooks : looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await resize(page, size);
    if (size === narrow || !inspectedWide.has(url)) {
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
      faults.push(...(await runAxe(page, rules)).map((violation) => `${url}, ${name}: ${violation}`));
    }
    faults.push(...(await listOverflow(page, url)));
  }
  const told = errors.filter((text) => !(isMissing && text.includes('404')));
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
  return [...faults, ...told.map((text) => `${url} says ${text}`)];
}

async function listOverflow(page: Page, url: string): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return excess > 0 ? [`${url} is ${excess} px too wide at ${page.viewportSize()?.width} px`] : [];
}

async function listLinks(page: Page): Promise<string[]> {
  return page.$$eval('a[href]', (links) =>
    links
      .map((link) => (link as HTMLAnchorElement).href)
      .filter((href) => href.startsWith(`${location.origin}/`))
      .map((href) => href.slice(location.origin.length).replace(/#.*/, '')),
  );
}
