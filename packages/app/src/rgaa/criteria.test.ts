import { expect, test } from 'vitest';
import { themes } from './criteria';
import { isProven, measureRate } from './measureRate';
import results from './results.json';

const files = import.meta.glob<string>('../../access/*.spec.ts', { query: '?raw', import: 'default', eager: true });
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

test('what nothing proves counts as not met', () => {
  expect(isProven({ id: '1.9', isApplicable: true, tests: [] })).toBe(false);
  expect(isProven({ id: '1.9', isApplicable: true, tests: ['a test that was never run'] })).toBe(false);
  const { proven, applicable, percent } = measureRate();
  expect(proven).toBeLessThan(applicable);
  expect(percent).toBe(Math.floor((100 * proven) / applicable));
});
