import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishableKey } from '@lively/server/publishableKey';
import { expect } from '@playwright/test';
import { t } from '../helpers/t';
import { test } from '../helpers/test';

test('a page of a partner shows the events of this site', async ({ page, baseURL }) => {
  const partner = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
      <html lang="fr"><title>Partenaire</title>
      <script type="module" src="${baseURL}/embed/lively.js" crossorigin="anonymous"></script>
      <lively-events city="Lyon" limit="3" source="${baseURL}" apikey="${publishableKey}"></lively-events>`),
  ).listen(0);
  const { port } = partner.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  const events = page.getByRole('listitem');
  await expect(events.first()).toContainText('Lyon');
  await expect(events).toHaveCount(3);
  await expect(events.first().getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${baseURL}/event/`));
  partner.close();
});

test('a widget shows the events of its sentence', async ({ page, baseURL }) => {
  const partner = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
      <html lang="fr"><title>Partenaire</title>
      <script type="module" src="${baseURL}/embed/lively.js" crossorigin="anonymous"></script>
      <lively-events query="concerts gratuits à Marseille" limit="3" source="${baseURL}" apikey="${publishableKey}"></lively-events>`),
  ).listen(0);
  const { port } = partner.address() as AddressInfo;
  const asked = page.waitForRequest(/rpc\/explore_events/);
  await page.goto(`http://localhost:${port}/`);
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({
    ...{ sort: 'date', page_size: '3' },
    ...{ category: 'music', max_price: '0', commune: '13055', radius_km: '20' },
  });
  await expect(page.getByRole('status')).not.toHaveText(/impossible/i);
  partner.close();
});

test('any site can read that no commune is in a cell of the sea', async ({ request }) => {
  const answer = await request.get('/communes/cell-43_-3.json');
  expect([answer.status(), answer.headers()['access-control-allow-origin']]).toEqual([404, '*']);
});

test('the file of a version is available to every site and cached', async ({ request }) => {
  const { file } = await (await request.get('/embed/release.json')).json();
  const headers = (await request.get(`/embed/${file}`)).headers();
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  for (const alias of ['v1.js', 'lively.js'])
    expect((await request.get(`/embed/${alias}`)).headers()['cache-control']).toBe('public, max-age=600');
});

test('the footer and the help centre link to the page of the widgets', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('main').getByRole('link', { name: 'Les widgets' })).toHaveAttribute('href', '/widgets');
  const footer = page.getByRole('contentinfo').getByRole('link', { name: t('common:footer.links.widgets') });
  await expect(footer).toHaveAttribute('href', '/widgets');
});
