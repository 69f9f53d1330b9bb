import { expect, test } from 'vitest';
import { themes } from './criteria';
import { isProven, measureRate } from './measureRate';
import results from './results.json';

const files = import.meta.glob<string>('../../../e2e/access/*.ts', { query: '?raw', import: 'default', eager: true });
const source = Object.values(files).join('\n');

test('RGAA 4.1 has 106 criteria', () => {
  expect(themes.flat()).toHaveLength(106);
});

test('every test that proves a criterion is written, and passed when the results were recorded', () => {
  for (const { id, tests, isApplicable } of themes.flat()) {
    if (tests.length) expect(isApplicable, id).toBe(true);
    for (const title of tests) {
      expect(source, id).toContain(title.replace(/, on (public pages|the pages of a user)$/, ''));
      expect(results.passed, id).toContain(title);
    }
  }
});

test('D what somebody looked at is no machine’s, and a look counts as little as a test where both are asked for', () => {
  for (const { id, tests, isApplicable, lookedOn } of themes.flat())
    if (lookedOn) expect([id, isApplicable, tests.length]).toEqual([id, true, 0]);
  expect(isProven({ id: '3.1', isApplicable: true, tests: [], lookedOn: '2026-11-22' })).toBe(true);
  expect(isProven({ id: '3.1', isApplicable: true, tests: ['never run'], lookedOn: '2026-11-22' })).toBe(false);
});

test('what nothing proves counts as not met', () => {
  expect(isProven({ id: '1.9', isApplicable: true, tests: [] })).toBe(false);
  expect(isProven({ id: '1.9', isApplicable: true, tests: ['a test that was never run'] })).toBe(false);
  const { proven, looked, applicable, percent } = measureRate();
  expect(looked).toBeLessThan(proven);
  expect(proven).toBeLessThanOrEqual(applicable);
  expect(percent).toBe(Math.floor((100 * proven) / applicable));
});
