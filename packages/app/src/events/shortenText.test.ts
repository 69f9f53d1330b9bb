import { expect, test } from 'vitest';
import { shortenText } from './shortenText';

test('a short text is unchanged', () => {
  expect(shortenText('Nuit Nina Simone', 16)).toBe('Nuit Nina Simone');
});

test('a long text ends after a word with an ellipsis', () => {
  expect(shortenText('Nuit Nina Simone, au piano', 18)).toBe('Nuit Nina Simone,…');
  expect(shortenText('Nuit Nina Simone, au piano', 20)).toBe('Nuit Nina Simone, au…');
});

test('a text without a space is cut between characters', () => {
  expect(shortenText('W'.repeat(200), 10)).toBe(`${'W'.repeat(10)}…`);
  expect(shortenText('🎷'.repeat(20), 5)).toBe('🎷🎷…');
});
