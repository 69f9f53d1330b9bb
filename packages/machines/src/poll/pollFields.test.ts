import { expect, test } from 'vitest';
import { pollNameMaxLength, pollProblems } from './pollFields';

const answers = { jazz: 'yes' } as const;

test('a name and one answer are enough', () => {
  expect(pollProblems({ name: 'Zoé', answers })).toEqual({});
});

test('a name and an answer are required', () => {
  expect(pollProblems({ name: '', answers: {} })).toEqual({ name: 'required', answers: 'required' });
});

test('a name has at most forty characters', () => {
  expect(pollProblems({ name: 'x'.repeat(pollNameMaxLength), answers })).toEqual({});
  expect(pollProblems({ name: 'x'.repeat(pollNameMaxLength + 1), answers })).toEqual({ name: 'tooLong' });
});
