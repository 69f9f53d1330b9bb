import type { Page } from '@playwright/test';
import { resize } from '../helpers/resize';
import { listCutTexts } from './listCutTexts';
import { listRoots } from './listRoots';

/** The window and style sheet of a reader. */
export interface Reader {
  /** The width of the window in pixels. */
  readonly width: number;
  /** A style sheet that the reader adds. */
  readonly css: string;
}

/** Lists the texts of the open page that a reader cannot read. */
export async function listCutTextsFor(page: Page, { width, css }: Reader): Promise<string[]> {
  await resize(page, { width, height: 800 });
  // A constructed sheet, because the policy of the page does not apply to it.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const faults: string[] = [];
  for (const root of await listRoots(page)) faults.push(...(await root.evaluate(listCutTexts)));
  return faults;
}
