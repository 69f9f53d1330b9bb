import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { budgets } from './budgets.ts';
import { findBase } from './findBase.ts';
import { git } from './git.ts';
import { judgeWeights } from './judgeWeights.ts';
import { listRaised } from './listRaised.ts';

const root = resolve(import.meta.dirname, '..');
const path = 'scripts/ratchets.json';
const ratchets = JSON.parse(readFileSync(resolve(root, path), 'utf8'));

test('each budget has a ratchet, and no ratchet is raised since the branch left main', () => {
  expect(Object.keys(ratchets).sort()).toEqual(Object.keys(budgets).sort());
  const base = findBase() ?? git('rev-parse', '--verify', 'HEAD^');
  const before = base && git('show', `${base}:${path}`);
  // A shallow clone has no base, and neither has the first commit with this file.
  if (!before) return;
  const raised = listRaised(JSON.parse(before), ratchets, Object.keys(budgets));
  expect(raised, `${path} may only go down: make the weight smaller instead.`).toEqual([]);
});

test('a raised and a removed ratchet are found, a lower and a new one are not', () => {
  const before = { engine: 7_000, 'the widgets': 10_000, 'texts of a page': 6_000, 'styles of a page': 9_000 };
  const after = { engine: 7_001, 'texts of a page': 5_000, 'styles of a page': 9_000, 'scoreEvent alone': 3_000 };
  expect(listRaised(before, after, ['engine', 'the widgets'])).toEqual(['engine', 'the widgets']);
  // A budget that is gone needs no ratchet.
  expect(listRaised(before, after, ['engine'])).toEqual(['engine']);
});

test('a missed goal is printed and is no fault', () => {
  const { lines, isOver } = judgeWeights({ 'the widgets': 16_100 }, { 'the widgets': 16_200 });
  expect(lines[0]).toContain('16,100  misses its goal of 10,000 by 6,100; ratchet 16,200 (');
  expect(isOver).toBe(false);
});

test('a void measurement is no pass', () => {
  expect(() => judgeWeights({ engine: Number.NaN }, { engine: 7_000 })).toThrow('engine was not measured: NaN.');
});

test('a weight above its ratchet is a fault, and no ratchet follows it', () => {
  const ratchets = { 'the widgets': 16_000, engine: 7_000 } as const;
  const { lines, isOver, lowered } = judgeWeights({ 'the widgets': 16_001 }, ratchets);
  expect(lines[0]).toContain('misses its goal of 10,000 by 6,001; ABOVE ITS RATCHET of 16,000 by 1');
  expect([isOver, lowered]).toEqual([true, ratchets]);
});

test('a ratchet is not lowered below a goal', () => {
  const { lines, lowered } = judgeWeights({ 'the widgets': 9_000 }, { 'the widgets': 10_000 });
  expect(lines[0]).toContain('meets its goal of 10,000; ratchet 10,000 (');
  expect(lowered).toEqual({ 'the widgets': 10_000 });
});

test('a weight well below its ratchet asks for a lower one', () => {
  const { lines, isOver, lowered } = judgeWeights({ engine: 6_000 }, { engine: 7_000 });
  expect(lines[0]).toContain('ratchet 7,000, lower it: `--lower`');
  expect([isOver, lowered]).toEqual([false, { engine: 6_000 }]);
});

test('a weight without a ratchet is a fault until it has one', () => {
  const { lines, isOver, lowered } = judgeWeights({ engine: 6_000 }, {});
  expect(lines[0]).toContain('HAS NO RATCHET');
  expect([isOver, lowered]).toEqual([true, { engine: 6_000 }]);
});

test('a ratio may exceed another measurement of the same code by its noise', () => {
  const name = 'a letter in the search';
  const { lowered } = judgeWeights({ [name]: 10 }, {});
  expect(lowered).toEqual({ [name]: 13 });
  expect(judgeWeights({ [name]: 12.9 }, lowered).isOver).toBe(false);
  expect(judgeWeights({ [name]: 13.1 }, lowered).isOver).toBe(true);
  expect(judgeWeights({ [name]: 9 }, lowered).lines[0]).not.toContain('lower it');
  expect(judgeWeights({ [name]: 6 }, lowered).lines[0]).toContain('lower it');
});
