import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { batchLines } from './batchLines.ts';

test('the lines of one turn are written at once, in their order', async () => {
  const written: string[] = [];
  const write = batchLines((text) => written.push(text));
  write('one\n');
  write('two\n');
  expect(written).toEqual([]);
  await turn();
  expect(written).toEqual(['one\ntwo\n']);
  write('three\n');
  await turn();
  await turn();
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});
