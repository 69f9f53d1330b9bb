import { expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

test('the port of the command comes before that of the settings', () => {
  expect(readOptions(['--port', '8080'], 9090).port).toBe(8080);
  expect(readOptions([], 9090).port).toBe(9090);
});

test.each([[['--port', 'http']], [['--port', '70000']], [['--prot', '80']], [['8080']]])(
  '%j is refused with one line',
  (parameters) => {
    expect(() => readOptions(parameters, 4173)).toThrow(/^[^\n]*--port[^\n]*$/);
  },
);
