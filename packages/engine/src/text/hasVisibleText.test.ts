import { expect, test } from 'vitest';
import { hasVisibleText } from './hasVisibleText.ts';

test.each(['a', ' é ', '7', '😀', '…', '日本', 'مرحبا', '\u200bJazz\u202e', '+', '⠁'])('%j is visible', (text) => {
  expect(hasVisibleText(text)).toBe(true);
});

test.each([
  '',
  ' \t\n\u00a0\u202f\u3000',
  '\u200b\u200c\u200d\u2060\ufeff\u00ad',
  '\u202a\u202e\u2066\u2069\u061c',
  '\u0000\u001b\u007f',
  '\u3164\u115f\u1160\uffa0',
  '\u2800',
  '\ufe0f\u180e\u{e0020}',
  '\u0301',
  '\ud800',
  '\ue000',
])('%j is invisible', (text) => {
  expect(hasVisibleText(text)).toBe(false);
});
