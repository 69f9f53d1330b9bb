import { expect, test } from 'vitest';
import { joinKeywords } from './joinKeywords.ts';

test('keywords that no other text contains are added after the description', () => {
  expect(joinKeywords('Un quatuor.', ['Jazz', 'quatuor', 'swing', 'JAZZ'], ['Nuit swing', null], 100)).toBe(
    'Un quatuor.\n\nMots-clés\u00A0: Jazz',
  );
});

test('keywords replace a missing description', () => {
  expect(joinKeywords(null, ['Bossa nova'], [], 100)).toBe('Mots-clés\u00A0: Bossa nova');
});

test.each([[['challenge-id=202238']], [['https://a.example']], [['a@b.example']], [[]], [['\u200B', '#']]])(
  'the keywords %j are left out',
  (keywords) => {
    expect(joinKeywords('Un quatuor.', keywords, [], 100)).toBe('Un quatuor.');
  },
);

test('a row of tags becomes several keywords', () => {
  expect(joinKeywords(null, ['#internet #réseaux\u200B'], [], 100)).toBe('Mots-clés\u00A0: internet, réseaux');
});

test('the description with keywords respects the limit', () => {
  expect([...(joinKeywords('x'.repeat(95), ['jazz', 'blues'], [], 100) ?? '')]).toHaveLength(100);
});
