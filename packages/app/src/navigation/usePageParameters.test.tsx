import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RouterContext } from './RouterContext';
import { usePageParameters } from './usePageParameters';

/** Opens `/explore`. */
function renderPage() {
  const latest: { change?: ReturnType<typeof usePageParameters>[1] } = {};
  function Explore() {
    const [, change] = usePageParameters();
    latest.change ??= change;
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/explore', Component: Explore },
      { path: '/faq', Component: () => null },
      { path: '/event/1', lazy: () => new Promise(() => {}) },
    ],
    { initialEntries: ['/explore'] },
  );
  render(
    <RouterContext value={router}>
      <RouterProvider router={router} />
    </RouterContext>,
  );
  return {
    router,
    /** Changes the URL with the function from the first render. */
    search: () => act(async () => latest.change?.({ q: 'jazz' })),
    shown: () => router.state.location.pathname + router.state.location.search,
  };
}

test('the shown page changes its parameters several times', async () => {
  const { router, search, shown } = renderPage();
  await search();
  expect(shown()).toBe('/explore?q=jazz');
  await act(() => router.navigate('/explore?q=opera'));
  await search();
  expect(shown()).toBe('/explore?q=jazz');
});

test('a late change of parameters does not stop a navigation that still loads', async () => {
  const { router, search, shown } = renderPage();
  // Without `act`: nothing has been rendered since, as on a busy device.
  void router.navigate('/event/1');
  await search();
  expect(router.state.navigation.location?.pathname).toBe('/event/1');
  expect(shown()).toBe('/explore');
});

test('a late change of parameters does not change the URL of the next page', async () => {
  const { router, search, shown } = renderPage();
  await act(() => router.navigate('/faq'));
  await search();
  expect(shown()).toBe('/faq');
});
