import { expect, test } from 'vitest';
import { eventTextNames, eventTexts, typedTextNames } from './eventTexts.ts';
import { mapNames } from './mapNames.ts';

test('a column is the name in snake case', () => {
  for (const name of eventTextNames)
    expect(eventTexts[name].column).toBe(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
});

test('the form has no field for what only a source writes', () => {
  expect(typedTextNames).not.toContain('sourceUrl');
  expect(typedTextNames).toContain('organizerUrl');
});

test('an object has a value for each name', () => {
  expect(mapNames(['venue', 'price'], (name) => name.length)).toEqual({ venue: 5, price: 5 });
});
