import { expect, test } from 'vitest';
import { parseRecord } from './parseRecord';

test('reads an object', () => {
  expect(parseRecord('{"language":"fr"}')).toEqual({ language: 'fr' });
});

test.each([null, '', '{', '[]', '"x"', '42', 'true', 'null', 'undefined', '[object Object]', '\0'])(
  '%j is read as an empty object',
  (stored) => {
    expect(parseRecord(stored)).toEqual({});
  },
);

test('a stored __proto__ changes no other object', () => {
  parseRecord('{"__proto__":{"darkMode":true}}');
  expect(({} as Record<string, unknown>).darkMode).toBeUndefined();
});
