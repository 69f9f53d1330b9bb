import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { chromiumOptions } from '../../../../scripts/chromiumOptions.ts';
import { runIn } from '../../../../scripts/runIn.ts';
import { readFirstCard } from '../followReadme.ts';

const port = 4179;
const pictures = join(import.meta.dirname, '../../../../test-results/next');

describe.each(['18', '19'])('a project with Next and React %s', (react) => {
  let folder: string;
  let server: ChildProcess;
  let browser: Browser;
  let seconds: number;

  beforeAll(async () => {
    const started = performance.now();
    folder = await createProject(react);
    await runIn(folder, join(folder, 'node_modules/.bin/next'), ['build']);
    seconds = Math.round((performance.now() - started) / 1000);
    server = spawn(process.execPath, [join(folder, 'node_modules/next/dist/bin/next'), 'start', '--port', `${port}`], {
      cwd: folder,
      stdio: 'ignore',
    });
    await vi.waitFor(() => fetch(`http://localhost:${port}`), { interval: 500 });
    browser = await chromium.launch(chromiumOptions);
  });

  afterAll(async () => {
    await browser?.close();
    server?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('shows the first themed card of the README', async () => {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/premiere-carte`);
    const card = page.getByRole('article').filter({ hasText: 'Nuit Nina Simone' });
    await card.waitFor();
    const brand = await card.evaluate((element) => getComputedStyle(element).getPropertyValue('--lively-color-brand'));
    process.stdout.write(`Next, React ${react}: from the README to the first themed card in ${seconds} s.\n`);
    expect(brand.toLowerCase()).toBe('#0a5c8a');
    await page.close();
  });

  it('renders the cards on the server', async () => {
    const html = await (await fetch(`http://localhost:${port}`)).text();
    expect(html).toContain('Nuit Nina Simone');
    expect(html).toContain('href="/evenements/17"');
  });

  it.each(['light', 'dark'] as const)(
    'has the radius of its brand in the %s theme, and keeps the margins of the page',
    async (colorScheme) => {
      const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
      await page.goto(`http://localhost:${port}`);
      await mkdir(pictures, { recursive: true });
      const picture = (name: string) =>
        page.screenshot({ path: join(pictures, `react-${react}-${colorScheme}${name}.png`) });
      await picture('');
      const button = page.getByRole('button', { name: 'Proposer un événement' });
      await expect.poll(() => button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('14px');
      const own = await page.locator('h1').evaluate((element) => getComputedStyle(element).marginBlockStart);
      expect(Number.parseFloat(own)).toBeGreaterThan(10);
      await button.click();
      await page.getByRole('button', { name: 'Envoyer' }).click();
      await page.getByRole('link', { name: 'Donnez un titre à l’événement.' }).waitFor();
      await picture('-form');
      await page.close();
    },
  );

  it('opens a dialog, shows a missing field, changes a tab, and opens a card without a reload', async () => {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('tab', { name: 'Prix' }).click();
    await page.getByText('Prix libre.').waitFor();
    await page.getByRole('button', { name: 'Proposer un événement' }).click();
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await page.getByRole('link', { name: 'Donnez un titre à l’événement.' }).waitFor();
    await page.getByRole('button', { name: 'Fermer' }).click();
    await page.getByRole('link', { name: /Nina Simone/ }).click();
    await page.getByRole('heading', { name: 'Événement 17' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.close();
  });
});

/** Creates a Next project outside of the workspace, with the packed package and a brand that its command wrote. */
async function createProject(react: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `lively-ui-next-${react}-`));
  await cp(join(import.meta.dirname, 'project'), folder, { recursive: true });
  const manifest = {
    private: true,
    dependencies: {
      '@lively/ui': `file:${inject('tarball')}`,
      next: react === '18' ? '15' : '16',
      react,
      'react-dom': react,
    },
    devDependencies: { '@types/react': react, '@types/node': '24', typescript: '5' },
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  const command = join(folder, 'node_modules/.bin/ui');
  await writeFile(join(folder, 'app/brand.css'), await runIn(folder, command, ['brand', 'brand.json']));
  await writeFirstCard(folder);
  expect(await runIn(folder, command, ['doctor'])).toBe('Nothing found.\n');
  return folder;
}

/** The first example of the README on a separate page. The layout has already loaded the stylesheet. */
async function writeFirstCard(folder: string): Promise<void> {
  const { imports, element } = readFirstCard();
  const page = join(folder, 'app/premiere-carte');
  await mkdir(page, { recursive: true });
  const component = `export default function FirstCard() {\n  return ${element};\n}\n`;
  await writeFile(join(page, 'page.tsx'), `${imports.replace(/.*styles\.css.*\n/, '')}\n\n${component}`);
}
