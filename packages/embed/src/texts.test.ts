import { describe, expect, it } from 'vitest';
import { row } from './texts.static.ts';

const cells = row.split('|').slice(3);
const lines = Array.from({ length: cells.length / 4 }, (_, at) => cells.slice(4 * at, 4 * at + 4));

describe('the table of texts', () => {
  it('says everything in French, English and Spanish', () => {
    expect(Number.isInteger(lines.length)).toBe(true);
    for (const line of lines) expect(line.every(Boolean), line.join(' | ')).toBe(true);
  });

  it('has no two lines under one key, and no key that is also a text', () => {
    const keys = lines.map(([key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const texts = new Set(lines.flatMap(([, ...texts]) => texts));
    // The row is searched from its begin: a text that equals a later key would be taken for it.
    expect(keys.filter((key, at) => key && texts.has(key) && cells.indexOf(key) !== 4 * at)).toEqual([]);
  });

  it('sets French as French is set', () => {
    for (const [, french = ''] of lines) expect(french).not.toMatch(/['"]|\.{3}|[ ][;:!?»]|«[ ]/);
  });

  it('begins with the seven categories', () => {
    expect(lines.slice(0, 7).map(([key]) => key)).toEqual([
      'music',
      'sport',
      'leisure',
      'culture',
      'tech',
      'festival',
      'food',
    ]);
  });
});
