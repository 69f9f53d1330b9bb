import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { publishableKey } from '../backend/publishableKey';

test('a partner’s page shows the events of this very site', async ({ page, baseURL }) => {
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

test('the file of a version is given to every site, and kept', async ({ request }) => {
  const { file } = await (await request.get('/embed/release.json')).json();
  const headers = (await request.get(`/embed/${file}`)).headers();
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect((await request.get('/embed/lively.js')).headers()['cache-control']).not.toContain('immutable');
});
