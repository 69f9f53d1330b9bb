import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishableKey } from '@lively/server/publishableKey';
import { expect } from '@playwright/test';
import { test } from '../helpers/test';
import { createInspector } from './inspectPage';
import { origin, readSeed } from './Seed';

/** The max number of events in a widget. */
const rowsPerWidget = 100;
/** All events with `LONG=1`, one in six in `pnpm test`. */
const step = process.env.LONG ? 1 : 6;

test('the widgets on another site show every event and run no code of it', async ({ page }) => {
  const { secretKey, userId, eventIds } = readSeed();
  const answers = await Promise.all(
    [0, 1000].map((from) =>
      fetch(`${origin}/rest/v1/events?select=*&created_by=eq.${userId}&order=id&offset=${from}&limit=1000`, {
        headers: { apikey: secretKey },
      }),
    ),
  );
  const all: object[] = (await Promise.all(answers.map((answer) => answer.json()))).flat();
  expect(all).toHaveLength(eventIds.length);
  const rows = all.filter((_, index) => index % step === 0);
  // Lists hide past events, so every second feed has future dates.
  const shown = rows.map((row) => ({ ...row, date: '2099-01-01', timings: [] }));
  const feeds = Array.from({ length: Math.ceil(rows.length / rowsPerWidget) }, (_, index) => [
    shown.slice(index * rowsPerWidget, (index + 1) * rowsPerWidget),
    rows.slice(index * rowsPerWidget, (index + 1) * rowsPerWidget),
  ]).flat();

  const layouts = ['list', 'grid', 'compact'];
  const pages = feeds.map(
    (_, index) =>
      `<lively-events layout="${layouts[index % 3]}" limit="100" source="/feed-${index}.json"></lively-events>`,
  );
  const backend = `source="${origin}" apikey="${publishableKey}"`;
  pages.push(`<lively-event event-id="${eventIds[0]}" ${backend}></lively-event>
    <lively-events limit="6" near="Lyon" tags="jazz" ${backend}></lively-events>`);
  const partner = createServer(({ url = '/' }, response) => {
    const feed = feeds[Number(/^\/feed-(\d+)\.json$/.exec(url)?.[1])];
    if (feed) return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(feed));
    return response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
      <html lang="fr"><title>Partenaire</title><meta name="viewport" content="width=device-width">
      <link rel="icon" href="data:,">
      <script type="module" src="${origin}/embed/lively.js" crossorigin="anonymous"></script>
      <main>${pages[Number(url.slice(1))]}</main>`);
  }).listen(0);
  const { port } = partner.address() as AddressInfo;
  const inspector = await createInspector(page);
  for (const [index, feed] of feeds.entries()) {
    await page.goto(`http://localhost:${port}/${index}`);
    await expect(page.getByRole('status')).toBeAttached();
    if (index % 2 === 0) await expect(page.locator('[part=event]')).toHaveCount(feed.length);
    expect(await inspector.inspect()).toEqual([]);
  }
  await page.goto(`http://localhost:${port}/${feeds.length}`);
  await expect(page.locator('lively-event [part=event]')).toHaveCount(1);
  await expect(page.locator('lively-events [part=event]')).toHaveCount(6);
  expect(await inspector.inspect()).toEqual([]);
  partner.close();
});
