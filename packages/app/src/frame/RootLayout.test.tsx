import { expect, test, vi } from 'vitest';
import { scrollKey } from '../navigation/scrollKey';
import { renderRoute } from '../test/renderRoute';

const leave = (positions: Record<string, number>) =>
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(positions));

const place = { pathname: '/explore', search: '?date=tonight', hash: '', state: null, key: 'default' };

test.each([
  [
    'begins at its top, even if another page was scrolled',
    { default: 700, [scrollKey({ ...place, pathname: '/faq', search: '' })]: 700 },
    0,
  ],
  ['keeps its scroll position after a reload', { [scrollKey(place)]: 700 }, 700],
])('a page that is opened again %s', async (_, positions, expected) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  leave(positions);
  await renderRoute('/explore?date=tonight');
  const places = scrollTo.mock.calls.map(([, top]) => top as unknown);
  expect(places.filter((place) => place !== 0)).toEqual(expected ? [expected] : []);
});

test('the key of a scroll position does not contain the URL, whose path may be a secret', () => {
  const secret = { ...place, pathname: `/choose/${'f'.repeat(43)}` };
  expect(scrollKey(secret)).toMatch(/^page \d{1,5}$/);
  expect(scrollKey(secret)).not.toBe(scrollKey(place));
});
