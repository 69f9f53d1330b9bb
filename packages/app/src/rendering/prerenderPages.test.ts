import { expect, test } from 'vitest';
import { prerenderPages } from './prerenderPages';

const pages = await prerenderPages('en');
const find = (path: string) => pages.find((page) => page.path === path);

test.each(['/events', '/my-events', '/create-event', '/profile'])(
  '%s is written as a frame that is not indexed',
  (path) => {
    const { isFrame, markup = '' } = find(path) ?? {};
    expect(isFrame).toBe(true);
    expect(markup).toContain('<meta name="robots" content="noindex"/>');
    expect(markup).toMatch(/<nav[\s\S]*href="\/en\/explore"[\s\S]*<main[^>]*>[\s\S]*role="status"[\s\S]*<footer/);
  },
);

test('a page of a visitor is complete', () => {
  expect(find('/')?.isFrame).toBeUndefined();
  expect(find('/')?.markup).toMatch(/<main[^>]*>[\s\S]*<h1/);
});
