import type { Vote } from '@lively/engine';
import { expect, test } from 'vitest';
import { countDelta } from './countDelta';

test.each<[Vote, Vote, number, number]>([
  ['none', 'none', 0, 0],
  ['none', 'up', 1, 0],
  ['none', 'down', 0, 1],
  ['up', 'none', -1, 0],
  ['up', 'up', 0, 0],
  ['up', 'down', -1, 1],
  ['down', 'none', 0, -1],
  ['down', 'up', 1, -1],
  ['down', 'down', 0, 0],
])('counts with vote %s, shown with vote %s, change by %i up, %i down', (counted, shown, upvotes, downvotes) => {
  expect(countDelta(counted, shown)).toEqual({ upvotes, downvotes });
});
