import { expect, test } from 'vitest';
import { isolateText } from './isolateText';

test('a text without its own direction is unchanged', () => {
  for (const text of ['', 'Le Trianon, Paris 18e', '20:30 – 00:30', '漢字', '🏳️‍🌈'])
    expect(isolateText(text)).toBe(text);
});

test('a text from right to left, or with a direction mark, is isolated', () => {
  expect(isolateText('שלום')).toBe('\u2068שלום\u2069');
  expect(isolateText('\u202Egpj.exe')).toBe('\u2068\u202Egpj.exe\u2069');
});

test('direction marks inside a text are removed before it is isolated', () => {
  expect(isolateText('a\u2069\u202Eb\u2067c')).toBe('\u2068a\u202Ebc\u2069');
});
