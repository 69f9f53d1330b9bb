import { expect, test } from 'vitest';
import { joinFiles } from './joinFiles.ts';

const file = (name: string, size: number, ...imports: string[]) => ({ name, size, imports, isLazy: false });
const pages = (...loads: string[][]) => loads.map((names) => new Set(names));

test('files of the same pages become one', () => {
  const files = [file('card', 9_000), file('date', 900), file('form', 20_000)];
  expect(joinFiles(files, pages(['card', 'date'], ['card', 'date'], ['form']))).toEqual([['card', 'date'], ['form']]);
});

test('a small file joins another, if the saved requests outweigh what a page then loads in vain', () => {
  const loads = pages(['card', 'badge'], ['card', 'badge'], ['badge']);
  expect(joinFiles([file('card', 11_000), file('badge', 900)], loads)).toEqual([['card', 'badge']]);
  expect(joinFiles([file('card', 13_000), file('badge', 900)], loads)).toEqual([['badge'], ['card']]);
});

test('a file joins none that would bring too much with its imports', () => {
  const loads = pages(['card', 'query', 'badge'], ['card', 'query', 'badge'], ['badge']);
  const files = [file('card', 9_000, 'query'), file('badge', 900), file('query', 40_000)];
  expect(joinFiles(files, loads)).toEqual([['badge'], ['card', 'query']]);
});

test('no page loads much in vain, however many requests others save', () => {
  const many = Array.from({ length: 20 }, () => ['session', 'badge']);
  expect(joinFiles([file('session', 31_000), file('badge', 900)], pages(...many, ['badge']))).toHaveLength(2);
  expect(joinFiles([file('session', 29_000), file('badge', 900)], pages(...many, ['badge']))).toHaveLength(1);
});

test('a lazy import joins only files of the same pages', () => {
  const loads = pages(['card', 'badge'], ['card', 'badge'], ['badge']);
  const lazy = { ...file('badge', 900), isLazy: true };
  expect(joinFiles([file('card', 9_000), lazy], loads)).toEqual([['badge'], ['card']]);
  expect(joinFiles([file('card', 9_000), lazy], loads.slice(0, 2))).toEqual([['card', 'badge']]);
});

test('two files do not become one if a third is between them', () => {
  const many = Array.from({ length: 20 }, () => ['route', 'query', 'date']);
  const loads = pages(...many, ['query', 'date'], ['date']);
  const query = { ...file('query', 20_000, 'date'), isLazy: true };
  expect(joinFiles([file('route', 900, 'query'), query, file('date', 900)], loads)).toHaveLength(3);
  expect(joinFiles([file('route', 900), query, file('date', 900)], loads)).toHaveLength(2);
});

test('a file comes after those that it imports', () => {
  const files = [file('session', 90_000, 'query'), file('query', 90_000)];
  expect(joinFiles(files, pages(['session', 'query'], ['query']))).toEqual([['query'], ['session']]);
});
