import { expect, test } from 'vitest';
import { eventTextNames, eventTexts, typedTextNames } from './eventTexts.ts';
import { mapNames } from './mapNames.ts';

test('the column of a text is its name in snake case', () => {
  for (const name of eventTextNames)
    expect(eventTexts[name].column).toBe(name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
});

test('the form has a field for the URL of the organiser, but not for the URL of the source', () => {
  expect(typedTextNames).not.toContain('sourceUrl');
  expect(typedTextNames).toContain('organizerUrl');
});

test('mapNames returns an object with a value for each name', () => {
  expect(mapNames(['venue', 'price'], (name) => name.length)).toEqual({ venue: 5, price: 5 });
});
