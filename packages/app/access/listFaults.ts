import type { Page } from '@playwright/test';
import { listCutTexts } from './listCutTexts';
import { visit } from './pages';

/** What cannot be read on pages of a width, with a style sheet of the reader's. */
export async function listFaults(page: Page, paths: readonly string[], width: number, css: string): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 });
  const faults: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    // A sheet of the reader's is above the page's policy.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    faults.push(...(await page.evaluate(listCutTexts)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}
