import { expect, test } from 'vitest';
import { readDevOptions } from './readDevOptions.ts';

test.each([
  [[], 5173, 'localhost'],
  [['--port', '5199'], 5199, 'localhost'],
  [['--host'], 5173, undefined],
  [['--host', '--port', '5199'], 5199, undefined],
  [['--host', '127.0.0.1'], 5173, '127.0.0.1'],
  [['--host=0.0.0.0'], 5173, '0.0.0.0'],
])('%j listens on port %i of %s', (parameters, port, host) => {
  expect(readDevOptions(parameters)).toMatchObject({ port, host });
});

test.each([[['--port', 'http']], [['--port', '0']], [['--prot', '80']], [['8080']]])(
  '%j is refused with one line',
  (parameters) => {
    expect(() => readDevOptions(parameters)).toThrow(/^[^\n]*--port[^\n]*$/);
  },
);
