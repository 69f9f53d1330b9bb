import { expect, test } from 'vitest';
import { parseDayRuns } from './parseDayRuns.ts';

test('a multirange becomes runs that include their last day', () => {
  expect(parseDayRuns('{[20781,20782),[20790,20800)}')).toEqual([
    [20781, 20781],
    [20790, 20799],
  ]);
  expect(parseDayRuns('{[-3,2)}')).toEqual([[-3, 1]]);
});

test.each([null, undefined, '', '{}', 7, {}, [], '[x,2)'])('%j is not a multirange', (days) => {
  expect(parseDayRuns(days)).toBeNull();
});
