import { expect, test, vi } from 'vitest';
import { renderRoute } from '../test/renderRoute';

const leave = (positions: Record<string, number>) =>
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify(positions));

test.each([
  ['begins at its top, even if another page was scrolled', { default: 700, '/faq': 700 }, 0],
  ['keeps its scroll position after a reload', { '/explore?date=tonight': 700 }, 700],
])('a page that is opened again %s', async (_, positions, expected) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  leave(positions);
  await renderRoute('/explore?date=tonight');
  const places = scrollTo.mock.calls.map(([, top]) => top as unknown);
  expect(places.filter((place) => place !== 0)).toEqual(expected ? [expected] : []);
});
