import { emptyTaste, formatTaste, type TasteProfile } from '@lively/engine/tastes';
import { expect, test } from 'vitest';
import { type Comparison, compareWithAccount } from './compareWithAccount';

const only = (kind: 'vary' | 'surprise'): TasteProfile => ({ version: 1, lines: [{ kind }] });
const [vary, surprise] = [only('vary'), only('surprise')];
const copied = { revision: 3, text: formatTaste(vary) };

test.each<[string, Comparison, Parameters<typeof compareWithAccount>[0]]>([
  ['nothing was said', 'none', { device: emptyTaste, account: { taste: null, revision: 0 }, copied: null }],
  ['a visitor has signed in', 'offer', { device: vary, account: { taste: null, revision: 0 }, copied: null }],
  ['the user wants no copy', 'none', { device: vary, account: { taste: surprise, revision: 1 }, copied: 'declined' }],
  ['a new device has nothing', 'follow', { device: emptyTaste, account: { taste: vary, revision: 3 }, copied: null }],
  ['a new device differs', 'choose', { device: surprise, account: { taste: vary, revision: 3 }, copied: null }],
  ['a new device is equal', 'same', { device: vary, account: { taste: vary, revision: 3 }, copied: null }],
  ['the device has changed', 'send', { device: surprise, account: { taste: vary, revision: 3 }, copied }],
  ['the device has erased all', 'send', { device: emptyTaste, account: { taste: vary, revision: 3 }, copied }],
  ['the account has changed', 'follow', { device: vary, account: { taste: surprise, revision: 4 }, copied }],
  ['another device has erased all', 'follow', { device: vary, account: { taste: emptyTaste, revision: 4 }, copied }],
  ['both have changed', 'choose', { device: surprise, account: { taste: emptyTaste, revision: 4 }, copied }],
  ['both have changed equally', 'same', { device: surprise, account: { taste: surprise, revision: 4 }, copied }],
  ['the copy is of before', 'stale', { device: vary, account: { taste: surprise, revision: 2 }, copied }],
  ['the copy was erased', 'offer', { device: vary, account: { taste: null, revision: 4 }, copied }],
])('%s: %s', (_, expected, compared) => {
  expect(compareWithAccount(compared)).toBe(expected);
});
