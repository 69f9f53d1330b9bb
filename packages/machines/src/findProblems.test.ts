import { array, minLength, nonEmpty, object, pipe, string } from 'valibot';
import { expect, test } from 'vitest';
import { findProblems } from './findProblems';

const title = pipe(string(), nonEmpty('required'), minLength(3, 'tooShort'));
const schema = object({ title, dates: array(object({ title })) });

test('each invalid field has its first error code under its path', () => {
  const value = { title: '', dates: [{ title: 'Jazz' }, { title: 'Ja' }] };
  expect(findProblems(schema, value)).toEqual({ title: 'required', 'dates.1.title': 'tooShort' });
});

test('a valid value has no problems', () => {
  expect(findProblems(schema, { title: 'Jazz', dates: [] })).toEqual({});
});
