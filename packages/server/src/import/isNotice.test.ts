import { expect, test } from 'vitest';
import { labelledNotices } from './fixtures/labelledNotices.ts';
import { isNotice } from './isNotice.ts';

test.each(labelledNotices)('$title of $agenda: $isNotice', ({ isNotice: expected, title, agenda, ...texts }) => {
  const { keywords = [], description = null } = texts;
  expect(isNotice({ title, publishers: [agenda], keywords, description })).toBe(expected);
});

test('the organisation that contributed a record counts as its publisher, and the venue does not', () => {
  const texts = { title: 'Les métiers de la mer', keywords: [], description: null };
  expect(isNotice({ ...texts, publishers: ['Ville de Brest', 'France Travail'] })).toBe(true);
  expect(isNotice({ ...texts, publishers: [null, 42, 'Ville de Brest'] })).toBe(false);
});
