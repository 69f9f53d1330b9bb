import { expect, test } from 'vitest';
import { isolateText } from './isolateText';

test('a text without a direction of its own stays as it is', () => {
  for (const text of ['', 'Le Trianon, Paris 18e', '20:30 – 00:30', '漢字', '🏳️‍🌈'])
    expect(isolateText(text)).toBe(text);
});

test('a text that runs from right to left, or says that it does, is isolated', () => {
  expect(isolateText('שלום')).toBe('\u2068שלום\u2069');
  expect(isolateText('\u202Egpj.exe')).toBe('\u2068\u202Egpj.exe\u2069');
});

test('nothing in a text ends its isolation', () => {
  expect(isolateText('a\u2069\u202Eb\u2067c')).toBe('\u2068a\u202Ebc\u2069');
});
