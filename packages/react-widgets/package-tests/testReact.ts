import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { runIn } from '../../../scripts/runIn.ts';
import { writeComponent } from '../snippet/writeComponent.ts';
import { createProject } from './createProject.ts';
import { runWithInput } from './runWithInput.ts';
import { sampleContent } from './sampleContent.ts';
import { type Site, startSite } from './startSite.ts';

/** Tests a new project with this React and this TypeScript: types, server, hydration in a browser. */
export function testReact(react: string, compiler: 'tsc' | 'tsc6', typescriptProject: string): void {
  let folder: string;
  let site: Site;
  let browser: Browser;
  let messages: string[];

  beforeAll(async () => {
    const [major = ''] = react.split('.');
    folder = await createProject(react, { '@types/react': major, '@types/react-dom': major });
    site = await startSite();
    browser = await chromium.launch(chromiumOptions);
    const { outputFiles } = await build({
      entryPoints: [join(folder, 'hydrate.js')],
      bundle: true,
      format: 'esm',
      // The development build of React reports a mismatch.
      define: { 'process.env.NODE_ENV': '"development"' },
      write: false,
    });
    site.files.set('/hydrate.js', outputFiles[0]?.text ?? '');
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  beforeEach(() => {
    messages = [];
  });
  // React reports a mismatch, and other mistakes, as messages.
  afterEach(() => expect(messages).toEqual([]));

  it('the types are correct in a program, and in the components of the builder', async () => {
    await mkdir(join(folder, 'src/snippets'));
    for (const [name, choice] of Object.entries(choices))
      await writeFile(join(folder, `src/snippets/${name}.tsx`), writeComponent(choice));
    const command = join(import.meta.dirname, '../../../node_modules/.bin', compiler);
    expect(await runIn(folder, command, ['--project', typescriptProject])).toBe('');
  });

  it('a server renders the element, and inside the events as a list with links', async () => {
    const { version, html, faults } = await renderPage();
    expect(version.startsWith(react)).toBe(true);
    expect(faults).toEqual([]);
    expect(html).toContain(
      '<p><strong>Lyon</strong></p><ul><li><p><a href="https://lively.example/event/17">Bal &lt;b&gt;</a>',
    );
    expect(html).toMatch(/ · (<!-- -->)?12 December · La Halle · €12<\/p>/);
    // A false answer links to no script.
    expect(html).toContain('<span>Hostile</span>');
    expect(html).not.toContain('javascript:');
    expect(html).toMatch(/^<lively-events [^>]*layout="compact"[^>]*>/);
    expect(html).not.toMatch(/locate|className|onReady/);
  });

  it('without scripts a reader sees the list', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await page.getByRole('listitem').allInnerTexts()).toHaveLength(2);
    await page.getByRole('link', { name: 'All these events' }).waitFor();
    await page.context().close();
  });

  it.each(['before', 'after'])(
    'the page hydrates without a mismatch if the script of the widgets runs %s it, and calls each handler once',
    async (order) => {
      const page = await open({}, order === 'before' ? `<script type="module" src="${site.script}"></script>` : '');
      if (order === 'before') await page.getByRole('link', { name: 'Bal 17' }).waitFor();
      await page.evaluate('hydrate()');
      await page.getByRole('link', { name: 'Bal 17' }).click();
      const ready = order === 'after' ? [['onReady', { count: 2 }, false]] : [];
      expect(await readCalls(page)).toEqual([
        ...ready,
        ['onOpen', { id: 'event-17', url: expect.stringContaining('event/event-17') }, false],
      ]);
      await page.context().close();
    },
  );

  it('a change of props changes the element, a second widget loads no second script, and handlers are current', async () => {
    const page = await open();
    await page.evaluate('hydrate()');
    await page.getByRole('link', { name: 'Bal 18' }).waitFor();
    await page.getByRole('button', { name: 'Change' }).click();
    await page.locator('#event').getByRole('link', { name: 'Bal 17' }).waitFor();
    const names = await page.locator('#list').evaluate((element) => element.getAttributeNames().sort());
    expect(names).toEqual(['class', 'id', 'limit', 'source', 'style']);
    expect(await page.locator('script[src*="/embed/"]').count()).toBe(1);
    await page.locator('#list').getByRole('link', { name: 'Bal 17' }).click();
    expect((await readCalls(page)).at(-1)).toEqual(['onOpen', expect.anything(), true]);
    await page.context().close();
  });

  it('the browser refuses a script with another hash, and the list stays', async () => {
    const page = await open({}, '', { integrity: `sha384-${'A'.repeat(64)}` });
    const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
    await page.evaluate('hydrate()');
    await refused;
    await page.getByRole('link', { name: 'All these events' }).waitFor();
    await page.context().close();
  });

  function toProps(changed: object) {
    const widget = { script: site.script, integrity: site.integrity, source: `${site.origin}/events.json`, ...changed };
    return { content: sampleContent, widget };
  }

  function renderPage(changed = {}): Promise<{ version: string; html: string; faults: string[] }> {
    return runWithInput(folder, ['renderPage.mjs'], toProps(changed));
  }

  /** Opens the page of the server. */
  async function open(options = {}, head = '', changed = {}): Promise<Page> {
    const { html } = await renderPage(changed);
    const props = JSON.stringify(toProps(changed)).replaceAll('<', '\\u003c');
    site.files.set(
      '/',
      `<!doctype html><html lang="fr"><title>Page</title>${head}<div id="root">${html}</div><script id="props" type="application/json">${props}</script><script type="module" src="/hydrate.js"></script></html>`,
    );
    const context = await browser.newContext(options);
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !/integrity|favicon/.test(message.text()))
        messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(`${error}`));
    await page.goto(site.origin);
    return page;
  }

  async function readCalls(page: Page): Promise<unknown[][]> {
    return (await page.evaluate('calls')) as unknown[][];
  }
}

const script = 'https://lively.example/embed/lively.js';
const link = { url: 'https://lively.example/', text: 'Les « événements » {1}' };

const choices = {
  List: {
    tag: 'lively-events',
    attributes: [
      ['layout', 'grid'],
      ['venue', 'Le "{42}"'],
      ['limit', '8'],
      ['locate', ''],
      ['lang', 'es'],
    ],
    properties: [
      ['--lively-ground', 'var(--page, #fff)'],
      ['max-inline-size', '640px'],
    ],
    script,
    integrity: 'sha384-x',
    link,
  },
  Single: { tag: 'lively-event', attributes: [['event-id', '17']], properties: [], script, link },
} as const;
