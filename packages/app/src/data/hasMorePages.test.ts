import { expect, test } from 'vitest';
import { hasMorePages } from './hasMorePages';

const page = (nextCursor: string | null) => ({ nextCursor });

test.each([
  ['the last page is shown', [page('a'), page(null)], 2, false],
  ['the first page is the last', [page(null)], 1, false],
  ['a page can be loaded', [page('a'), page('b')], 2, true],
  ['a page is loaded but not shown', [page('a'), page(null)], 1, true],
  // Only the last page of several that were read at once has the cursor of the next.
  ['a page without a cursor of its own is followed by a loaded page', [page(null), page(null)], 1, true],
  ['more pages are asked for than exist', [page(null)], 3, false],
  ['no page is loaded', [], 1, false],
])('%s', (_, pages, shown, expected) => {
  expect(hasMorePages(pages, shown)).toBe(expected);
});
