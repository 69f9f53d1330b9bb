import { expect, test } from 'vitest';
import { dropDirections } from './dropDirections.ts';

test('embeddings, overrides and isolates are removed; marks, spaces and letters of any direction stay', () => {
  expect(dropDirections('\u202ABal\u202B \u202Egniws\u202C\u202D \u2066a\u2067b\u2068c\u2069')).toBe('Bal gniws abc');
  expect(dropDirections('שלום\u200E bal\u200F\u2028 2ᵉ 👋')).toBe('שלום\u200E bal\u200F\u2028 2ᵉ 👋');
});
