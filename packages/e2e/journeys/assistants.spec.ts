import { expect } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

/* The assistant of a browser uses the tools of a page, by WebMCP. */
test.use({
  launchOptions: {
    executablePath: chromiumOptions.executablePath,
    args: [...chromiumOptions.args, '--enable-features=WebMCP'],
  },
});

test('the assistant of a browser finds what explore shows, and writes nothing', async ({ page }) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname !== '/mcp') writes.push(pathname);
  });
  await page.goto('/explore?price=0');
  await whenAppIsThere(page);
  await expect.poll(async () => (await page.webmcp.tools()).length).toBeGreaterThan(0);
  const tools = await page.webmcp.tools();
  expect(tools.map(({ name }) => name)).toContain('search_events');
  expect(new Set(tools.map(({ name }) => name)).size).toBe(tools.length);

  const titles = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
  const found = await page.webmcp.callTool('search_events', { line: 'gratuit' });
  expect(found.structuredContent.events.length).toBeGreaterThan(3);
  expect(found.structuredContent.events.map(({ title }: { title: string }) => title)).toEqual(
    titles.slice(0, found.structuredContent.events.length),
  );

  const refused = await page.webmcp.callTool('search_events', { line: 'jazz', delete: true });
  expect(refused.isError).toBe(true);
  expect(writes.filter((path) => !path.endsWith('/explore_events'))).toEqual([]);
});
