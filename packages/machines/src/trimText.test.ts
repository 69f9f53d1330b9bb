import { expect, test } from 'vitest';
import { trimText } from './trimText';

test.each([
  [' Jazz ', 'Jazz'],
  ['\u00a0Jazz au Trianon\n', 'Jazz au Trianon'],
  ['e\u0301te\u0301', 'e\u0301te\u0301'],
  ['👩\u200d🎤', '👩\u200d🎤'],
  ['日本', '日本'],
  ['?', '?'],
  ['Bal\u000b swing\ufffe\n', 'Bal swing'],
])('%j is trimmed to %j', (text, trimmed) => {
  expect(trimText(text)).toBe(trimmed);
});

test.each([
  ['an empty text', ''],
  ['spaces', ' \u00a0\u3000'],
  ['zero-width spaces, joiners and direction marks', '\u200b\u200c\u200d\u200e\u200f'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['direction overrides', '\u202e\u2066\u2069'],
  ['marks alone', ' \u0301\u0302'],
  ['variation selectors', '\ufe0f'],
  ['Hangul fillers', '\u3164\u115f'],
  ['empty Braille', '\u2800'],
  ['control characters', '\u0000\u0007'],
  ['all of them', ' \u200b\u00ad\u2060\u0301\ufeff '],
])('%s becomes an empty text', (_, text) => {
  expect(trimText(text)).toBe('');
});

test('controls of the direction are removed, and marks stay', () => {
  expect(trimText(' \u202EZo\u2066é\u2069\u202C ')).toBe('Zoé');
  expect(trimText('נועה\u200F כהן')).toBe('נועה\u200F כהן');
});
