import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../e2e/place';
import { inspectLook } from './inspectLook';
import { inspectStructure } from './inspectStructure';

const axe = readFileSync(resolve(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** What of the page that is open a machine finds at fault: by axe, in its structure, and in its look in both themes. */
export async function inspectPage(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    type Runner = { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
    const found = await (window as unknown as { axe: Runner }).axe.run({ resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
  });
  const structure = await page.evaluate(inspectStructure);
  const look = await page.evaluate(inspectLook);
  await page.emulateMedia({ colorScheme: 'dark' });
  look.push(...(await page.evaluate(inspectLook)).map((fault) => `${fault} (dark)`));
  await page.emulateMedia({ colorScheme: 'light' });
  if (page.context().pages().length > 1) look.push('13.2 it opens another window');
  return [...violations, ...structure, ...look];
}
