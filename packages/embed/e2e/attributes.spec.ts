import type { Page } from '@playwright/test';
import { backendList, cards, expect, list, one, test } from './partnerTest.ts';
import { idOf } from './rows.ts';

function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    // Chromium warns about links that it preloads.
    if (message.type() === 'warning' && message.text().startsWith('<lively-')) warnings.push(message.text());
  });
  return warnings;
}

const wrong = [
  ['ville="Lyon"', /ville="Lyon" is unknown\. The attributes are event-id, query, filters/],
  ['api-key="x"', /api-key="x" is unknown/],
  ['layout="mosaic"', /layout="mosaic" .*list, grid, compact, week, month, search/],
  ['limit="many"', /limit="many" .*a whole number from 1 to 100/],
  ['category="opera"', /category="opera" .*music, sport, leisure/],
  ['date="yesterday"', /date="yesterday" .*all, today, tonight, tomorrow, weekend/],
  ['venue="Le Trianon"', /filters, query, venue and organizer need a backend/],
  ['layout="search"', /the layout search needs a backend/],
  ['locate', /locate needs a backend/],
  ['theme="night"', /theme="night" .*light, dark, auto/],
  ['tags="kizomba"', /tags contains "kizomba", .*concert.*jazz/],
  ['near="Atlantis"', /near="Atlantis" .*Paris, Lyon/],
  ['lang="de"', /lang="de" .*fr, en, es/],
  ['site="http://lively.example"', /site="http:\/\/lively\.example" .*an https URL/],
  [`partner="${'a'.repeat(61)}"`, /partner="a{61}" .*a text of at most 60 characters/],
  ['accent="vermilionish"', /accent="vermilionish" .*a CSS colour/],
] as const;

for (const [attribute, text] of wrong) {
  test(`an attribute without effect is reported once: ${attribute}`, async ({ open, page, widget }) => {
    const warnings = collectWarnings(page);
    await open({ body: list(attribute).repeat(2) });
    await expect(widget.locator(cards)).toHaveCount(6);
    await expect.poll(() => warnings).toEqual([expect.stringMatching(text)]);
    await widget.evaluate((element) => element.setAttribute('data-again', ''));
    await page.waitForLoadState('networkidle');
    expect(warnings).toHaveLength(1);
  });
}

test('a parameter of the filters without effect is reported, as the site says', async ({ open, page, widget }) => {
  const warnings = collectWarnings(page);
  await open({ body: backendList('filters="?areas=38&amp;colour=red"') });
  await expect(widget.locator(cards)).toHaveCount(6);
  expect(warnings).toEqual([expect.stringContaining('filters contains "colour"')]);
});

test('attributes with an effect, and those of HTML, are not reported', async ({ open, page, widget }) => {
  const warnings = collectWarnings(page);
  const ofHtml =
    'id="a" class="b" title="c" role="region" aria-label="d" tabindex="-1" data-x="e" slot="" dir="ltr" part="f" is="" itemprop="g" v-cloak :city="h"';
  await open({
    body:
      list(
        `layout="grid" limit="12" city="Lyon" category="Culture" lang="en-GB" theme="auto" partner="Le Progrès" ${ofHtml}`,
      ) +
      backendList(
        'layout="month" locate date="tonight" venue="Le Trianon" organizer="A" filters="areas=38" query="jazz"',
      ) +
      list('tags="jazz, exhibitions=Expos" near="toulouse" date="all" accent="rebeccapurple" limit=""') +
      one(idOf(17), 'site="https://lively.example" theme="light" accent="#E5432D"'),
  });
  await expect(widget.locator(cards)).toHaveCount(1);
  await expect(page.locator('lively-event').locator(cards)).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect(warnings).toEqual([]);
});

test('a faulty attribute that is set later is reported', async ({ open, page, widget }) => {
  const warnings = collectWarnings(page);
  await open({ body: list() });
  await expect(widget.locator(cards)).toHaveCount(6);
  await widget.evaluate((element) => element.setAttribute('theme', 'night'));
  await expect.poll(() => warnings).toEqual([expect.stringContaining('theme="night"')]);
});
