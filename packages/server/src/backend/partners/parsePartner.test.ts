import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePartner } from './parsePartner.ts';

test.each([
  ['Le Progrès', 'Le Progrès'],
  ['  Ville\n de\tLyon ', 'Ville de Lyon'],
  ['Le Progre\u0300s', 'Le Progrès'],
  ['\u202eOuest\u2069', 'Ouest'],
  ['A\u0000B\ud800', 'AB'],
  ["'; drop table private.partner_days; --", "'; drop table private.partner_days; --"],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['é'.repeat(60), 'é'.repeat(60)],
  ['é'.repeat(61), ''],
  [' \u200b\u3164', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
])('%j is the name %j', (text, name) => {
  expect(parsePartner(text)).toBe(name);
});

test('a name is read as itself, and has at most 60 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const name = parsePartner(text);
      expect(parsePartner(name)).toBe(name);
      expect(name.length).toBeLessThanOrEqual(60);
      expect(name.isWellFormed()).toBe(true);
    }),
  );
});
