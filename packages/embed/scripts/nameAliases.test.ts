import { expect, test } from 'vitest';
import { nameAliases } from './nameAliases.ts';

test.each([
  ['0.1.0', ['v1.js', 'lively.js']],
  ['1.4.2', ['v1.js', 'lively.js']],
  ['2.0.0', ['v2.js']],
])('the aliases of version %s are %s', (version, aliases) => {
  expect(nameAliases(version)).toEqual(aliases);
});
