import { array, boolean, fallback, object, string } from 'valibot';
import { expect, test } from 'vitest';
import { parseStored } from './parseStored';

const schema = object({ language: string(), darkMode: fallback(boolean(), false) });

test('stored JSON is parsed by its schema', () => {
  expect(parseStored(schema, '{"language":"fr","darkMode":true,"other":1}')).toEqual({
    language: 'fr',
    darkMode: true,
  });
  expect(parseStored(schema, '{"language":"fr","darkMode":"yes"}')).toEqual({ language: 'fr', darkMode: false });
  expect(parseStored(array(string()), '["jazz"]')).toEqual(['jazz']);
});

test.each([null, '', '{', 'null', '7', '"fr"', '[]', '{"language":1}'])('%j is read as null', (stored) => {
  expect(parseStored(schema, stored)).toBeNull();
});

test('stored JSON cannot change the prototype of objects', () => {
  parseStored(schema, '{"language":"fr","__proto__":{"darkMode":true}}');
  expect({}).not.toHaveProperty('darkMode');
});
