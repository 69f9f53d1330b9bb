import { expect, test } from 'vitest';
import { formatProgress } from './formatProgress.ts';

test.each([
  [
    { records: 420_000, elapsed: 175_000, share: 0.42 },
    '[████████░░░░░░░░░░░░] 42 % · 420,000 records · 2,400/s · 4 min 2 s left',
  ],
  [{ records: 5, elapsed: 10_000, share: null }, '5 records · 1/s'],
  [{ records: 0, elapsed: 0, share: 0 }, '[░░░░░░░░░░░░░░░░░░░░] 0 % · 0 records · 0/s'],
  [{ records: 9, elapsed: 1000, share: 1 }, '[████████████████████] 100 % · 9 records · 9/s · 0 s left'],
  [
    { records: 1000, elapsed: 100_000, share: 0.01 },
    '[░░░░░░░░░░░░░░░░░░░░] 1 % · 1,000 records · 10/s · 2 h 45 min left',
  ],
])('the progress line of %j', (progress, line) => {
  expect(formatProgress(progress)).toBe(line);
});
