import { expect, test } from 'vitest';
import { listTags, tagOf } from './listTags.ts';

test.each([
  ['music', 'jazz', ['jazz', 'music', 'concert']],
  ['music', null, ['music', 'concert']],
  ['festival', 'jazz', ['jazz', 'festival', 'concert', 'festivals']],
  ['sport', 'rugby', ['rugby', 'sport']],
  ['culture', 'cinema', ['cinema', 'culture', 'shows', 'arts']],
] as const)('%s and %s have the tags %j', (category, subcategory, tags) => {
  expect(listTags({ category, subcategory })).toEqual(tags);
});

test('the subcategory decides between two preference categories that share a category', () => {
  expect(listTags({ category: 'leisure', subcategory: 'cinema' })).not.toContain('fairs');
  expect(listTags({ category: 'leisure', subcategory: 'markets' })).not.toContain('shows');
  expect(listTags({ category: 'leisure', subcategory: null })).toEqual(['leisure', 'shows', 'fairs']);
});

test('events with the same category and subcategory share one list', () => {
  expect(listTags({ category: 'music', subcategory: 'jazz' })).toBe(
    listTags({ category: 'music', subcategory: 'jazz' }),
  );
});

test('tagOf returns the subcategory, or the category of an event without one', () => {
  expect(tagOf({ category: 'music', subcategory: 'jazz' })).toBe('jazz');
  expect(tagOf({ category: 'music', subcategory: null })).toBe('music');
});
