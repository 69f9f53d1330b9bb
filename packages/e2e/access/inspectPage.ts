import type { Page } from '@playwright/test';
import { runAxe } from '../helpers/runAxe';
import { runEqualAccess } from '../helpers/runEqualAccess';
import { inspectFocus } from './inspectFocus';
import { inspectForms } from './inspectForms';
import { inspectLook } from './inspectLook';
import { inspectStructure } from './inspectStructure';
import { listGluedTexts } from './listGluedTexts';
import { listRoots } from './listRoots';

/** The second engine takes as long as all other checks: it inspects one page in three, and all with `LONG=1`. */
const equalAccessStep = process.env.LONG ? 1 : 3;
/** The number of pages that each test has inspected. A global counter would depend on the order of the tests. */
const counts = new WeakMap<Page, number>();

/**
 * Lists the faults of the open page, in its document and in each shadow root: by axe and Equal Access, in its
 * structure, hidden texts, focus order, forms, and look in both themes.
 */
export async function inspectPage(page: Page): Promise<string[]> {
  const faults = [...(await runAxe(page))];
  const count = counts.get(page) ?? 0;
  counts.set(page, count + 1);
  if (count % equalAccessStep === 0) faults.push(...(await runEqualAccess(page)));
  const roots = await listRoots(page);
  for (const root of roots) {
    for (const inspect of [inspectStructure, listGluedTexts, inspectFocus, inspectForms, inspectLook])
      faults.push(...(await root.evaluate(inspect)));
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.push(...(await root.evaluate(inspectLook)).map((fault) => `${fault} (dark)`));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  if (page.context().pages().length > 1) faults.push('13.2 it opens another window');
  return faults;
}
