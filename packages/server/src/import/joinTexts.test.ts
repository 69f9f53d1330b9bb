import { expect, test } from 'vitest';
import { joinTexts } from './joinTexts.ts';

const long =
  'En famille. La pianiste finlandaise revient au club, avec un répertoire de jazz & de chansons de son pays.';

test.each([
  ['at its start, with other case and punctuation', 'EN FAMILLE !'],
  ['further on', 'La pianiste finlandaise revient au club'],
  ['cut within a word', 'La pianiste finlandaise revient au club, avec un réper…'],
  ['cut with three points', 'La pianiste finlandaise revient au club, avec un réper ...'],
  ['without the spaces that HTML had', 'En famille.La pianiste finlandaise revient au club, avec un…'],
])('a summary that is in the text is not repeated: %s', (_where, short) => {
  expect(joinTexts(short, long, 1000)).toBe(long);
});

test.each([['au club'], ['Une pianiste suédoise revient au club, avec un réper…'], ['Autre chose']])(
  'a summary with more content is kept: %s',
  (short) => {
    expect(joinTexts(short, long, 1000)).toBe(`${short}\n\n${long}`);
  },
);

test('one of the two texts is enough', () => {
  expect(joinTexts(null, long, 1000)).toBe(long);
  expect(joinTexts('Court', null, 1000)).toBe('Court');
});

test('a summary that differs from the text by one word is not repeated', () => {
  const told =
    'Une création. La pianiste finlandaise revient au club avec un large répertoire de jazz et des chansons de son pays natal.';
  const said =
    'La pianiste finlandaise revient au club avec un large répertoire de jazz et de chansons de son pays natal';
  expect(joinTexts(said, told, 1000)).toBe(told);
  const other = 'La pianiste suédoise revient en mars au club avec un répertoire de blues et des chansons de son pays';
  expect(joinTexts(other, told, 1000)).toBe(`${other}\n\n${told}`);
});
