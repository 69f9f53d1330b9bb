import type { Page } from '@playwright/test';
import { runAxe } from '../helpers/runAxe';
import { inspectLook } from './inspectLook';
import { inspectStructure } from './inspectStructure';

/** What of the page that is open a machine finds at fault: by axe, in its structure, and in its look in both themes. */
export async function inspectPage(page: Page): Promise<string[]> {
  const violations = await runAxe(page);
  const structure = await page.evaluate(inspectStructure);
  const look = await page.evaluate(inspectLook);
  await page.emulateMedia({ colorScheme: 'dark' });
  look.push(...(await page.evaluate(inspectLook)).map((fault) => `${fault} (dark)`));
  await page.emulateMedia({ colorScheme: 'light' });
  if (page.context().pages().length > 1) look.push('13.2 it opens another window');
  return [...violations, ...structure, ...look];
}
