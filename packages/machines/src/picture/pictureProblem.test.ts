import { expect, test } from 'vitest';
import { pictureProblem } from './pictureProblem';

const tenMegabytes = 10 * 1024 * 1024;

test.each([
  ['a byte', 1, 'image/png', null],
  ['10 MB', tenMegabytes, 'image/jpeg', null],
  ['10 MB and a byte', tenMegabytes + 1, 'image/jpeg', 'tooLarge'],
  ['0 bytes', 0, 'image/png', 'empty'],
  ['1000 bytes', 1000, 'image/svg+xml', 'unsupported'],
  ['1000 bytes', 1000, 'text/html', 'unsupported'],
  ['1000 bytes', 1000, '', 'unsupported'],
  ['1000 bytes', 1000, 'IMAGE/PNG', null],
])('a file of %s (%i) with the type %j has the problem %j', (_, size, type, problem) => {
  expect(pictureProblem({ size, type })).toBe(problem);
});
