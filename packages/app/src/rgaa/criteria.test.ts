import { expect, test } from 'vitest';
import { themes } from './criteria';
import { isProven, lookedOn, measureRate } from './measureRate';
import results from './results.json';

const files = import.meta.glob<string>('../../../e2e/access/*.ts', { query: '?raw', import: 'default', eager: true });
const source = Object.values(files).join('\n');

test('RGAA 4.1 has 106 criteria', () => {
  expect(themes.flat()).toHaveLength(106);
});

test('every test that proves a criterion exists, and has passed in the recorded results', () => {
  for (const { id, tests, isApplicable } of themes.flat()) {
    if (tests.length) expect(isApplicable, id).toBe(true);
    for (const title of tests) {
      expect(source, id).toContain(title.replace(/, on (public pages|the pages of a user)$/, ''));
      expect(results.passed, id).toContain(title);
    }
  }
});

const everyLook = themes
  .flat()
  .flatMap(({ id, lookedAtOn = [] }) =>
    lookedAtOn.map((page) => ({ criterion: id, page, date: '2026-11-24', isCurrent: true })),
  );

test('a visual criterion is proven only if the looks of all its pages are current', () => {
  for (const { id, tests, isApplicable, lookedAtOn } of themes.flat())
    if (lookedAtOn) expect([id, isApplicable, tests.length]).toEqual([id, true, 0]);
  const criterion = { id: '3.1', isApplicable: true, tests: [], lookedAtOn: ['home', 'explore'] };
  const onHome = { criterion: '3.1', page: 'home', date: '2026-11-24', isCurrent: true };
  const onExplore = { ...onHome, page: 'explore', date: '2026-11-23' };
  expect(isProven(criterion, [onHome, onExplore])).toBe(true);
  expect(lookedOn(criterion, [onHome, onExplore])).toBe('2026-11-23');
  expect(isProven(criterion, [onHome])).toBe(false);
  expect(isProven(criterion, [onHome, { ...onExplore, isCurrent: false }])).toBe(false);
  // A check that the build did not compare does not count.
  expect(isProven(criterion, [onHome, { criterion: '3.1', page: 'explore', date: '2026-11-24' }])).toBe(false);
});

test('a criterion without a proof counts as not met', () => {
  expect(isProven({ id: '1.9', isApplicable: true, tests: [] })).toBe(false);
  expect(isProven({ id: '1.9', isApplicable: true, tests: ['a test that was never run'] })).toBe(false);
  const { proven, looked, applicable, percent } = measureRate(everyLook);
  expect(looked).toBeLessThan(proven);
  expect(proven).toBeLessThanOrEqual(applicable);
  expect(percent).toBe(Math.floor((100 * proven) / applicable));
});

test('a page that does not meet a criterion lowers the rate, which stays current', () => {
  const found = everyLook.map((look, index) => (index ? look : { ...look, isMet: false }));
  expect(measureRate(found)).toMatchObject({ isCurrent: true, proven: measureRate(everyLook).proven - 1 });
});

test('the rate is current only if each look is current', () => {
  expect(measureRate(everyLook).isCurrent).toBe(true);
  expect(measureRate(everyLook.slice(1)).isCurrent).toBe(false);
  expect(measureRate(everyLook.map((look, index) => (index ? look : { ...look, isCurrent: false }))).isCurrent).toBe(
    false,
  );
});
