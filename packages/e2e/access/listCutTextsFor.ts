import type { Page } from '@playwright/test';
import { resize } from '../helpers/resize';
import { listCutTexts } from './listCutTexts';
import { listRoots } from './listRoots';

/** How a person reads. */
export interface Reader {
  /** Of the window, in pixels. */
  readonly width: number;
  /** A style sheet of the reader's. */
  readonly css: string;
}

/** What a reader cannot read on the page that is open. */
export async function listCutTextsFor(page: Page, { width, css }: Reader): Promise<string[]> {
  await resize(page, { width, height: 800 });
  // A sheet of the reader's is above the page's policy.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const faults: string[] = [];
  for (const root of await listRoots(page)) faults.push(...(await root.evaluate(listCutTexts)));
  return faults;
}
