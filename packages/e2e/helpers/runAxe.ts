import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { root } from './place';

const axe = readFileSync(resolve(root, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** Lists the faults that axe finds on the open page, each rule with the elements that break it. */
export async function runAxe(page: Page, rules: RunOptions['rules'] = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return await page.evaluate(async (rules) => {
    type Runner = { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }> };
    const { violations } = await (window as unknown as { axe: Runner }).axe.run({ resultTypes: ['violations'], rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
  }, rules);
}
