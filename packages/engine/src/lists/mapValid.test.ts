import { expect, test, vi } from 'vitest';
import { mapValid } from './mapValid.ts';

test('an item that throws is logged and skipped, and the others stay in order', () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const toInstant = (text: string) => new Date(text).toISOString();
  expect(mapValid(['2026-11-21', 'never', '2026-11-22'], toInstant)).toEqual([
    '2026-11-21T00:00:00.000Z',
    '2026-11-22T00:00:00.000Z',
  ]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('left out'), 'never', expect.any(RangeError));
  log.mockRestore();
});
