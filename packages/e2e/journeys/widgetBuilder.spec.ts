import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';

/** Serves the page of a partner. */
function serve(html: string, headers: Record<string, string> = {}): { server: Server; url: string } {
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
      .end(`<!doctype html><html lang="fr"><title>Partenaire</title>${html}`),
  ).listen(0);
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}/` };
}

/** Returns the text that the page has copied. */
const readCopied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Returns the text of a block to paste. */
async function readBlock(page: Page, label: string): Promise<string> {
  const block = page.locator('figure', { has: page.getByText(label, { exact: true }) });
  return (await block.locator('code').textContent()) ?? '';
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('three presses copy a snippet that works on another page', async ({ page }) => {
  await page.goto('/widgets');
  await page.getByRole('radio', { name: t('widgetBuilder:views.options.grid.label') }).check();
  await page.getByRole('radio', { name: startsWith(t('taxonomy:music')) }).check();
  await page.getByRole('button', { name: startsWith(t('widgetBuilder:snippet.copy')) }).click();
  await expect(page.getByText(t('widgetBuilder:snippet.copied'))).toBeVisible();
  const { server, url } = serve(await readCopied(page));
  await page.goto(url);
  await expect(page.locator('[part=category]').first()).toHaveText(t('taxonomy:music'));
  await expect(page.locator('lively-events')).toHaveAttribute('layout', 'grid');
  server.close();
});

test('view, filter and snippet can be used by keyboard, and the URL keeps them', async ({ page }) => {
  await page.goto('/widgets');
  await page.getByRole('radio', { name: t('widgetBuilder:views.options.list.label') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: t('widgetBuilder:views.options.grid.label') })).toBeChecked();
  await page.getByRole('radio', { name: startsWith(t('explore:date.all')) }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/date=today&layout=grid/);
  const copy = page.getByRole('button', { name: startsWith(t('widgetBuilder:snippet.copy')) });
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('widgetBuilder:snippet.copied'))).toBeVisible();
  expect(await readCopied(page)).toContain('date="today"');
  await page.reload();
  await expect(page.getByRole('radio', { name: t('widgetBuilder:views.options.grid.label') })).toBeChecked();
});

test('the preview shows the filtered events at each width, and in the chosen theme', async ({ page }) => {
  await page.goto('/widgets?city=Lyon&limit=3');
  const widget = page.locator('lively-events');
  await expect(widget.getByRole('listitem')).toHaveCount(3);
  await expect(widget.getByRole('listitem').first()).toContainText('Lyon');
  for (const width of [320, 768, 1280]) {
    await page.locator(`input[type=radio][value="${width}"]`).check();
    expect(await widget.evaluate((element) => (element as HTMLElement).offsetWidth)).toBe(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('radio', { name: t('widgetBuilder:look.theme.dark') }).check();
  await expect(widget.locator('[part=root]')).toHaveCSS('background-color', 'rgb(11, 31, 26)');
});

test('an ambiguous sentence is a question, whose answer is a filter of the snippet', async ({ page }) => {
  await page.goto('/widgets');
  const field = page.getByLabel(t('widgetBuilder:events.sentence'));
  await field.fill('concert à Sainte-Colombe');
  await field.press('Enter');
  const question = page.getByRole('region', { name: /Sainte-Colombe/ });
  await expect(question.getByRole('link')).not.toHaveCount(0);
  await question.getByRole('link').first().click();
  await expect(question).toHaveCount(0);
  await expect(page.locator('main figure code').first()).toContainText(/filters="commune=\d{5}&amp;category=music"/);
});

const views = ['list', 'grid', 'compact', 'week', 'month', 'search', 'event'] as const;
const editors = ['html', 'strict', 'react', 'frame', 'mail', 'wordpress', 'feeds'] as const;
/** Each view and each editor meets each of them once, and each other. */
const filters = [
  'limit=3',
  'weekdays=2,4',
  'outside=IDF&city=Lyon',
  'price=10-',
  'age=6-10',
  'topics=music,culture&without=jazz&hours=18-24',
  'date=weekend&price=0-20&access=mobility',
];

for (const [row, view] of views.entries()) {
  test(`each snippet of the view ${view} shows events on another page`, async ({ page, baseURL }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.text().includes('<lively-event') && warnings.push(message.text()));
    for (const [column, editor] of editors.entries()) {
      await page.goto(`/widgets?layout=${view}&editor=${editor}&${filters[(row + column) % filters.length]}`);
      const first = page.locator('main figure code').first();
      await expect(first).not.toBeEmpty();
      const code = (await first.textContent()) ?? '';
      if (editor === 'html' || editor === 'strict' || editor === 'react') {
        const policy =
          editor === 'strict' ? await readBlock(page, t('widgetBuilder:snippet.blocks.policy')) : undefined;
        const partner = serve(
          editor === 'react' ? await toPage(code) : code,
          policy
            ? { 'Content-Security-Policy': `default-src 'none'; ${policy.replaceAll('\n', ' ')}; style-src 'self'` }
            : {},
        );
        await page.goto(partner.url);
        await expect(page.locator('[part=root]')).toBeVisible();
        await expect(page.locator('[part=message]').filter({ hasText: /impossible/i })).toHaveCount(0);
        await expect(page.locator('[part=root] [inert]')).toHaveCount(0);
        partner.server.close();
      } else if (editor === 'frame') {
        const partner = serve(code);
        await page.goto(partner.url);
        await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
        partner.server.close();
      } else {
        const url = editor === 'wordpress' ? (/url="([^"]+)"/.exec(code)?.[1] ?? '') : code;
        expect(url.startsWith(`${baseURL}/`)).toBe(true);
        expect((await page.request.get(url)).ok()).toBe(true);
      }
    }
    expect(warnings).toEqual([]);
  });
}

/** Bundles a component as the project of a partner does, and shows it. */
async function toPage(component: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createRoot } from 'react-dom/client';\n${component}\ncreateRoot(document.querySelector('main')).render(<LivelyWidget />);`,
      // A package that depends on React and on the components.
      resolveDir: resolve(import.meta.dirname, '../../app'),
      loader: 'tsx',
    },
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return `<main></main><script>${outputFiles[0]?.text.replaceAll('</script', '<\\/script')}</script>`;
}

test('the checker finds what an editor removed', async ({ page }) => {
  await page.goto('/widgets');
  const code = (await page.locator('main figure code').first().textContent()) ?? '';
  const field = page.getByLabel(t('widgetBuilder:checker.label'));
  await field.fill(code.replace(/<script.*<\/script>/s, ''));
  await page.getByRole('button', { name: t('widgetBuilder:checker.submit') }).click();
  await expect(page.getByText(t('widgetBuilder:faults.scriptMissing.title'))).toBeVisible();
  await field.fill(`<img src=x onerror="document.title = 'run'"><script>document.title = 'run'</script>${code}`);
  await page.getByRole('button', { name: t('widgetBuilder:checker.submit') }).click();
  await expect(page.getByText(t('widgetBuilder:checker.none'))).toBeVisible();
  await expect(page).not.toHaveTitle('run');
});

test('the checker finds the filters without effect of which the widget warns', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.text().includes('has no effect') && warnings.push(message.text()));
  await page.goto('/widgets');
  const code = (await page.locator('main figure code').first().textContent()) ?? '';
  const faulty = code.replace('<lively-events', '<lively-events filters="comune=13055&amp;weekdays=2,9&amp;date=all"');
  await page.getByLabel(t('widgetBuilder:checker.label')).fill(faulty);
  await page.getByRole('button', { name: t('widgetBuilder:checker.submit') }).click();
  const findings = page.getByRole('list', { name: t('widgetBuilder:checker.list') }).getByRole('listitem');
  await expect(findings).toHaveText([
    new RegExp(t('widgetBuilder:faults.ignoredFilter.title', { filter: 'comune=13055' })),
    new RegExp(t('widgetBuilder:faults.ignoredFilter.title', { filter: 'weekdays=9' })),
  ]);
  await expect(findings.first()).toContainText(t('widgetBuilder:checker.nearest', { name: 'commune' }));
  const partner = serve(faulty);
  await page.goto(partner.url);
  await expect
    .poll(() => warnings)
    .toEqual([expect.stringContaining('"comune"'), expect.stringContaining('"weekdays=9"')]);
  partner.server.close();
});

test('a frame of an event that is not public is not written', async ({ page }) => {
  await page.goto('/widgets?layout=event&editor=frame&event=00000000-0000-4000-8000-0000000fffff');
  await expect(page.getByText(t('widgetBuilder:event.missing'))).toBeVisible();
  await expect(page.locator('main figure code').first()).not.toContainText('/event/');
  await page.getByLabel(t('widgetBuilder:event.label')).fill('https://evil.example/event/17');
  await expect(page.getByText(t('widgetBuilder:event.elsewhere', { host: 'evil.example' }))).toBeVisible();
  await page.getByLabel(t('widgetBuilder:event.label')).fill('17');
  await expect(page.locator('main figure code').first()).toContainText(/\/widget\/event\/[\da-f]{8}-/);
});
