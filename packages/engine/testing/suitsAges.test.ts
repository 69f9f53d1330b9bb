import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oldestChild } from '../src/constants.ts';
import { createEvent } from './createEvent.ts';
import { suitsAges } from './suitsAges.ts';

test.each([
  [6, null, [6, 6], true],
  [6, null, [5, 5], false],
  [6, 10, [6, 10], true],
  [6, 10, [6, 11], false],
  [null, 3, [0, 3], true],
  [null, 3, [4, 4], false],
  [18, null, [17, 17], false],
  [0, 99, [0, 17], true],
  [11, null, 'family', true],
  [12, null, 'family', false],
  [null, 3, 'family', true],
] as const)('an event from %j to %j years suits %j: %s', (minAge, maxAge, ages, expected) => {
  expect(suitsAges(createEvent({ minAge, maxAge }), ages)).toBe(expected);
});

test('an event without ages suits children only if it is for families', () => {
  expect(suitsAges(createEvent({ title: 'Atelier en famille' }), [4, 4])).toBe(true);
  expect(suitsAges(createEvent({ title: 'Atelier' }), [4, 4])).toBe(false);
  expect(suitsAges(createEvent({ title: 'Atelier en famille', minAge: 6 }), [4, 4])).toBe(false);
});

test('an event suits a range exactly if it suits each age of it', () => {
  const years = fc.integer({ min: 0, max: oldestChild });
  const limit = fc.option(fc.integer({ min: 0, max: 120 }));
  const title = fc.constantFrom('Bal', 'Bal des enfants');
  fc.assert(
    fc.property(years, years, limit, limit, title, (one, other, minAge, maxAge, title) => {
      const [youngest, oldest] = [Math.min(one, other), Math.max(one, other)];
      const event = createEvent({ title, minAge, maxAge });
      const each = Array.from({ length: oldest - youngest + 1 }, (_, later) => youngest + later);
      expect(suitsAges(event, [youngest, oldest])).toBe(each.every((age) => suitsAges(event, [age, age])));
    }),
  );
});
