import { expect, test } from 'vitest';
import { sampleRanges } from './sampleRanges.ts';

const files = Array.from({ length: 200 }, (_, index) => ({ path: `src/file${index}.ts`, lineCount: 95 }));

test('each range has ten lines, and the last one ends after the file', () => {
  expect(sampleRanges([{ path: 'src/vote.ts', lineCount: 21 }], 1, '')).toEqual([
    'src/vote.ts:1-10',
    'src/vote.ts:11-20',
    'src/vote.ts:21-30',
  ]);
});

test('the sample has the requested share, and is equal for equal seeds', () => {
  const sampled = sampleRanges(files, 0.1, 'Monday');
  expect(sampled.length).toBeGreaterThan(150);
  expect(sampled.length).toBeLessThan(250);
  expect(sampleRanges(files, 0.1, 'Monday')).toEqual(sampled);
  expect(sampleRanges(files, 0.1, 'Tuesday')).not.toEqual(sampled);
  expect(sampleRanges(files, 0, 'Monday')).toEqual([]);
});
