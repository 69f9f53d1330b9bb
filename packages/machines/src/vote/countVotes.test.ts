import type { Vote } from '@lively/engine';
import { expect, test } from 'vitest';
import { countVotes } from './countVotes';

const event = { upvotesCount: 4, downvotesCount: 2 };

test.each<[Vote, Vote, number, number]>([
  ['none', 'none', 4, 2],
  ['none', 'up', 5, 2],
  ['none', 'down', 4, 3],
  ['up', 'none', 3, 2],
  ['up', 'up', 4, 2],
  ['up', 'down', 3, 3],
  ['down', 'none', 4, 1],
  ['down', 'up', 5, 1],
  ['down', 'down', 4, 2],
])('counts with vote %s, shown with vote %s, are %i up, %i down', (counted, shown, upvotes, downvotes) => {
  expect(countVotes(event, counted, shown)).toEqual({ upvotes, downvotes });
});

test.each<[Vote, Vote, number, number]>([
  ['up', 'up', 1, 0],
  ['down', 'down', 0, 1],
  ['up', 'none', 0, 0],
  ['up', 'down', 0, 1],
])('counts from before the vote %s, shown with vote %s, are %i up, %i down', (counted, shown, upvotes, downvotes) => {
  expect(countVotes({ upvotesCount: 0, downvotesCount: 0 }, counted, shown)).toEqual({ upvotes, downvotes });
});
