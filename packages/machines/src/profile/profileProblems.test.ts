import { expect, test } from 'vitest';
import { profileProblems } from './profileProblems';

const empty = { fullName: '', username: '', location: '', bio: '' };

test.each([
  ['empty fields', {}, {}],
  ['a name of 100 characters', { fullName: 'é'.repeat(100) }, {}],
  ['a name of 101 characters', { fullName: 'a'.repeat(101) }, { fullName: 'tooLong' }],
  ['a name of 100 emoji', { fullName: '🎷'.repeat(100) }, {}],
  ['a biography of 1000 characters and spaces around', { bio: ` ${'a'.repeat(1000)} ` }, {}],
  ['a biography of 1001 characters', { bio: 'a'.repeat(1001) }, { bio: 'tooLong' }],
  ['a place of 101 characters', { location: 'a'.repeat(101) }, { location: 'tooLong' }],
  ['a username of 2 characters', { username: 'le' }, { username: 'tooShort' }],
  ['a username of 3 characters', { username: 'lea' }, {}],
  ['a username with every allowed kind', { username: 'Lea_M.75-x' }, {}],
  ['a username of 31 characters', { username: 'a'.repeat(31) }, { username: 'tooLong' }],
  ['a username with an accent', { username: 'léa' }, { username: 'malformed' }],
  ['a username of two words', { username: 'lea m' }, { username: 'malformed' }],
])('profileProblems checks a profile with %s', (_, fields, problems) => {
  expect(profileProblems({ ...empty, ...fields })).toEqual(problems);
});
