import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { arrange } from './arrange.ts';

const words = ['paper', 'poster', 'ink', 'wall', 'paste', 'night', 'piano', 'street'];
const noise = (seed: number) => Array.from({ length: 40 }, (_, at) => words[(at * at * seed + at) % 8]).join(' ');
const functions = Array.from({ length: 12 }, (_, at) => `function read${at}(){return"${noise(at % 4)} ${at}"}`);
const start = 'globalThis.said=[last,...table.map(read=>read())].join();';
const module = `${functions.join('')}var last=[1,2].at(-1);var table=[()=>1,()=>2];${start}`;
const press = (code: string) => gzipSync(code, { level: 9 }).length;

it('keeps every statement, and the last one last', () => {
  const arranged = arrange(module);
  expect(arranged).not.toBe(module);
  expect([...arranged].sort()).toEqual([...module].sort());
  for (const statement of [...functions, 'var last=[1,2].at(-1);', 'var table=[()=>1,()=>2];'])
    expect(arranged).toContain(statement);
  expect(arranged.endsWith(start)).toBe(true);
});

it('presses smaller, and the same way each time', () => {
  expect(press(arrange(module))).toBeLessThan(press(module));
  expect(arrange(module)).toBe(arrange(module));
});

it('leaves what evaluates something in its order', () => {
  const code = 'var a=one();function f(){}var b=two(a);var c={f:f};g();';
  const places = ['var a', 'var b', 'var c', 'g()'].map((text) => arrange(code).indexOf(text));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
