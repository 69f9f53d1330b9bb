import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vote } from '../vocabulary.ts';
import { applyVote } from './applyVote.ts';

test.each([
  ['none', 'up', 'up'],
  ['none', 'down', 'down'],
  ['up', 'up', 'none'],
  ['up', 'down', 'down'],
  ['down', 'down', 'none'],
  ['down', 'up', 'up'],
] as const)('from %s, a click on %s gives %s', (current, clicked, vote) => {
  expect(applyVote(current, clicked)).toBe(vote);
});

test('any series of clicks gives the last clicked vote, or no vote after an even number of equal last clicks', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<Vote>('up', 'down'), { minLength: 1 }), (clicks) => {
      const vote = clicks.reduce<Vote>(applyVote, 'none');
      const last = clicks.at(-1) as Vote;
      const row = clicks.length - 1 - clicks.findLastIndex((clicked) => clicked !== last);
      expect(vote).toBe(row % 2 ? last : 'none');
    }),
    { numRuns: 1000 },
  );
});
