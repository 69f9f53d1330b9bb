import { expect, test } from 'vitest';
import { listTags } from './listTags.ts';

test.each([
  ['music', 'jazz', ['jazz', 'music', 'concert']],
  ['music', null, ['music', 'concert']],
  ['festival', 'jazz', ['jazz', 'festival', 'concert', 'festivals']],
  ['sport', 'rugby', ['rugby', 'sport']],
  ['culture', 'cinema', ['cinema', 'culture', 'shows', 'arts']],
] as const)('%s and %s answer to %j', (category, subcategory, tags) => {
  expect(listTags({ category, subcategory })).toEqual(tags);
});

test('where two preference categories share a category, the subcategory decides', () => {
  expect(listTags({ category: 'leisure', subcategory: 'cinema' })).not.toContain('fairs');
  expect(listTags({ category: 'leisure', subcategory: 'markets' })).not.toContain('shows');
  expect(listTags({ category: 'leisure', subcategory: null })).toEqual(['leisure', 'shows', 'fairs']);
});

test('a subcategory that the taxonomy does not know says nothing', () => {
  expect(listTags({ category: 'music', subcategory: 'nonsense' })).toEqual(['music', 'concert']);
  expect(listTags({ category: 'music', subcategory: 'Jazz/Soul/Funk' })).toEqual(['jazz', 'music', 'concert']);
});
