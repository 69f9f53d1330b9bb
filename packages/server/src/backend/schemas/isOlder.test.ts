import { expect, test } from 'vitest';
import { isOlder, type SchemaPosition } from './isOlder';

const at = (hash: string): SchemaPosition => ({ position: '20270101000000', hash });
const [first, second, third] = [at('1'), at('2'), at('3')];
const later: SchemaPosition = { position: '20270202000000', hash: '4' };

test.each([
  ['a new database', first, [], false],
  ['the set that is in place', second, [first, second], false],
  ['a set that is not known', third, [first, second], false],
  ['a set that was replaced', first, [first, second], true],
  ['a set with fewer migrations, also if it was never applied', third, [first, later], true],
  ['a set with more migrations', later, [first, second], false],
] satisfies [string, SchemaPosition, SchemaPosition[], boolean][])('%s', (_, own, sets, isOld) => {
  expect(isOlder(own, sets, false)).toBe(isOld);
});

test('an edit can be undone where no two versions meet, unless there is a newer migration', () => {
  expect(isOlder(first, [first, second], true)).toBe(false);
  expect(isOlder(first, [first, later], true)).toBe(true);
});
