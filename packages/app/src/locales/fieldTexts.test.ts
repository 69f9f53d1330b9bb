import { expect, test } from 'vitest';
import englishForm from './en/eventForm.json';
import englishContact from './en/pages/contact.json';
import spanishForm from './es/eventForm.json';
import spanishContact from './es/pages/contact.json';
import frenchForm from './fr/eventForm.json';
import frenchContact from './fr/pages/contact.json';

test.each([
  ['fr', frenchForm],
  ['en', englishForm],
  ['es', spanishForm],
])('no error of the event form in %s repeats the hint of its field', (_, { fields, hints, problem }) => {
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(hints)));
  const hintOf = (field: string) => (hints as Record<string, string>)[field];
  const repeated = Object.entries(problem).flatMap(([field, texts]) =>
    Object.values(texts).filter((text) => text === hintOf(field)),
  );
  expect(repeated).toEqual([]);
});

test.each([
  ['fr', frenchContact],
  ['en', englishContact],
  ['es', spanishContact],
])('a contact form in %s contains one example of an email address', (_, { form: { errors, fields } }) => {
  expect(`${fields.email.hint} ${errors.email}`.match(/@/g)).toHaveLength(1);
});
