import type { Factor } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { readSecondFactor } from './readSecondFactor';

const factor = (status: Factor['status']) => ({ factors: [{ status } as Factor] });

/** Encodes a token, of which only the payload is read. Accents in names give bytes that base64url writes with `-` and `_`. */
const tokenOf = (claims: object) => {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `header.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.signature`;
};

test.each([
  ['absent', 'aal1', {}],
  ['absent', 'aal1', factor('unverified')],
  ['due', 'aal1', factor('verified')],
  ['verified', 'aal2', factor('verified')],
] as const)('a second factor that is %s at the level %s', (expected, aal, user) => {
  expect(readSecondFactor(user, tokenOf({ aal, name: 'Zoé ÿÿÿ ???' }))).toBe(expected);
});

test.each([undefined, '', 'opaque', 'a.b.c', 'a.e30.c'])('the token «%s» contains no second factor', (token) => {
  expect(readSecondFactor(factor('verified'), token)).toBe('due');
});
