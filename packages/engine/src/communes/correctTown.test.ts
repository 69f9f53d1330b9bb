import { expect, test } from 'vitest';
import { correctTown } from './correctTown.ts';

test.each([
  ['marsseille', 'marseille'],
  ['bordeau', 'bordeaux'],
  ['stasbourg', 'strasbourg'],
  ['toulosue', 'toulouse'],
  ['marseille', undefined],
  ['narseille', undefined],
  ['marsseile', undefined],
])('one typing error in the name of a large city is corrected, and not in the first letter: %s', (name, city) => {
  expect(correctTown(name)).toBe(city);
});
