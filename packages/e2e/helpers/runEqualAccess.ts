import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const engine = readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** False reports of the engine: a rule, or all rules, on the elements of a selector. */
const exceptions = [
  {
    rule: '*',
    selector: '[inert], [inert] *',
    reason: 'Behind a dialog nothing is seen, read or focused. The engine does not know `inert`.',
  },
  {
    rule: 'input_label_exists',
    selector: 'details:not([open]) > :not(summary) *',
    reason: 'A closed fold hides its fields with their labels. `states.ts` opens the folds and inspects them.',
  },
  {
    rule: 'fieldset_label_valid',
    selector: '[role=dialog] fieldset',
    reason:
      'Its namesake is on the page behind, which is inert and does not show it. The engine compares with what is hidden.',
  },
  {
    rule: 'aria_content_in_landmark',
    selector: '[aria-live] *',
    reason: 'A message is announced where it is. A landmark for it would be empty most of the time.',
  },
  {
    rule: 'element_tabbable_role_valid',
    selector: '[aria-live] [role=group]',
    reason: 'A toast takes the focus so that its time stops while it is read.',
  },
  {
    rule: 'element_tabbable_role_valid',
    selector: 'pre, section:has(> table)',
    reason:
      'What scrolls takes the focus, so that the arrow keys scroll it: axe asks for it (scrollable-region-focusable).',
  },
  {
    rule: 'aria_role_valid',
    selector: 'input[type=search][role=combobox]',
    reason: 'ARIA in HTML allows a combobox there, and axe knows it.',
  },
] as const;

interface Result {
  ruleId: string;
  value: readonly [string, string];
  message: string;
  snippet: string;
  node: Node;
}

/** Lists the certain faults that IBM Equal Access finds on the open page, its shadow roots included. */
export async function runEqualAccess(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(`${engine}; window.ace = ace`);
  return await page.evaluate(async (exceptions) => {
    type Checker = new () => { check(node: Document, policies: string[]): Promise<{ results: Result[] }> };
    const { ace } = window as unknown as { ace: { Checker: Checker } };
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .filter(({ ruleId, node }) => !exceptions.some((each) => isExcepted(each, ruleId, node)))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);

    function isExcepted({ rule, selector }: { rule: string; selector: string }, ruleId: string, node: Node): boolean {
      return (rule === '*' || rule === ruleId) && node instanceof Element && node.matches(selector);
    }
  }, exceptions);
}
