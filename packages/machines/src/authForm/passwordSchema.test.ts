import { object } from 'valibot';
import { expect, test } from 'vitest';
import { findProblems } from '../findProblems';
import { passwordSchema } from './passwordSchema';

const schema = object({ password: passwordSchema });

test.each([
  ['0 characters', '', 'required'],
  ['7 characters', 'a'.repeat(7), 'tooShort'],
  ['7 emoji, though 28 bytes', '🎷'.repeat(7), 'tooShort'],
  ['8 characters', 'a'.repeat(8), null],
  ['8 spaces', ' '.repeat(8), null],
  ['72 bytes of letters', 'a'.repeat(72), null],
  ['73 bytes of letters', 'a'.repeat(73), 'tooLong'],
  ['36 × é, 72 bytes', 'é'.repeat(36), null],
  ['37 × é, 74 bytes', 'é'.repeat(37), 'tooLong'],
  ['24 × €, 72 bytes', '€'.repeat(24), null],
  ['25 × €, 75 bytes', '€'.repeat(25), 'tooLong'],
  ['18 × 🎷, 72 bytes', '🎷'.repeat(18), null],
  ['19 × 🎷, 76 bytes', '🎷'.repeat(19), 'tooLong'],
])('the schema checks a password of %s', (_, password, problem) => {
  expect(findProblems(schema, { password })).toEqual(problem ? { password: problem } : {});
});
