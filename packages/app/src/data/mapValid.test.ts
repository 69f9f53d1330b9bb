import { expect, test, vi } from 'vitest';
import { mapValid } from './mapValid';

test('an item that cannot be made is logged and left out, and the others stay in order', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const toInstant = (text: string) => new Date(text).toISOString();
  expect(mapValid(['2026-11-21', 'never', '2026-11-22'], toInstant)).toEqual([
    '2026-11-21T00:00:00.000Z',
    '2026-11-22T00:00:00.000Z',
  ]);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'never', expect.any(RangeError));
  log.mockRestore();
});
