import type { Page } from '@playwright/test';
import { listCutTexts } from './listCutTexts';
import { visit } from './pages';

/** How somebody reads. */
export interface Reader {
  /** Of the window, in pixels. */
  readonly width: number;
  /** A style sheet of the reader's. */
  readonly css: string;
}

/** What each reader cannot read on pages. Each page is loaded once, and changes under its readers. */
export async function listFaults(
  page: Page,
  paths: readonly string[],
  readers: readonly Reader[],
): Promise<string[][]> {
  const faults: string[][] = readers.map(() => []);
  for (const path of paths) {
    await visit(page, path);
    for (const [index, reader] of readers.entries()) {
      const cut = await listFaultsFor(page, reader);
      faults[index]?.push(...cut.map((fault) => `${path}: ${fault}`));
    }
  }
  return faults;
}

/** What a reader cannot read on the page that is open. */
export async function listFaultsFor(page: Page, { width, css }: Reader): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  // A sheet of the reader's is above the page's policy.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  return await page.evaluate(listCutTexts);
}
