import { expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

test('the port is the one of the command, then of the environment, then 4173', () => {
  expect(readOptions(['--port', '8080'], { PORT: '9090' }).port).toBe(8080);
  expect(readOptions([], { PORT: '9090' }).port).toBe(9090);
  expect(readOptions([], { PORT: '' }).port).toBe(4173);
});

test.each([
  [['--port', 'http'], {}],
  [['--port', '70000'], {}],
  [[], { PORT: '0' }],
  [['--prot', '80'], {}],
  [['8080'], {}],
])('%j with %j is refused with one line', (parameters, environment) => {
  expect(() => readOptions(parameters, environment)).toThrow(/^[^\n]*--port[^\n]*$/);
});
