import { afterEach, expect, it, vi } from 'vitest';
import { mapValid } from './mapValid.ts';

afterEach(() => vi.restoreAllMocks());

it('leaves out alone what cannot be made, and logs it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const half = (number: number) => {
    if (number % 2) throw new RangeError('odd');
    return number / 2;
  };
  expect(mapValid([2, 3, 4], half)).toEqual([1, 2]);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('left out'), 3, new RangeError('odd')]]);
});
