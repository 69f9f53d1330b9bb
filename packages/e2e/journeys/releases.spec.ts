import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { publishableKey } from '@lively/server/publishableKey';
import { expect } from '@playwright/test';
import { test } from '../helpers/test';

/** The complete file of a release, as its tag builds it: pages of partners still load it. */
const script = gunzipSync(readFileSync(resolve(import.meta.dirname, '../releases/lively-complete-1.0.0.js.gz')));

const lists = [
  'limit="3"',
  'layout="grid" city="Lyon" category="music"',
  'layout="compact" date="weekend"',
  'layout="week"',
  'layout="month"',
  'layout="search"',
  'query="concerts gratuits à Marseille"',
  'filters="areas=69&amp;price=0"',
  'venue="Le Trianon"',
  'tags="jazz,exhibitions=Expos" near="Lyon"',
  'date="tonight" lang="es"',
  'locate lang="en" theme="dark" accent="#E5432D"',
];

test('the snippets of 1.0.0 show the events of this server', async ({ page, baseURL }) => {
  const backend = `source="${baseURL}" apikey="${publishableKey}"`;
  const link = '<a href="https://lively.example/">Les événements</a>';
  const partner = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
      <html lang="fr"><title>Partenaire</title>
      <script type="module" src="${baseURL}/embed/lively-complete-1.0.0.js" crossorigin="anonymous"></script>
      ${lists.map((attributes) => `<lively-events ${attributes} ${backend}>${link}</lively-events>`).join('\n')}
      <lively-event ${backend}>${link}</lively-event>`),
  ).listen(0);
  await page.route('**/embed/lively-complete-1.0.0.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const warnings: string[] = [];
  page.on('console', (message) => message.text().includes('<lively-event') && warnings.push(message.text()));
  await page.goto(`http://localhost:${(partner.address() as AddressInfo).port}/`);
  for (const widget of await page.locator('lively-events, lively-event').all()) {
    await expect(widget.locator('[inert]')).toHaveCount(0);
    // The events, or the link of a list without any.
    await expect(widget.locator('[part=title], > a:visible').first()).toBeVisible();
    await expect(widget.getByRole('button', { name: /^(Réessayer|Try again|Reintentar)$/ })).toHaveCount(0);
  }
  await expect(page.locator('lively-events[tags] [part=reasons]').first()).toContainText('+');
  expect(warnings).toEqual([]);
  partner.close();
});
