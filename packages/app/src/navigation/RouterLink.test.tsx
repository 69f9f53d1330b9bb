import { act, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { RouterContext } from './RouterContext';
import { RouterLink } from './RouterLink';

const i18n = await createTestI18n('en');

/** Shows a link on the English landing page. */
function show(props: Parameters<typeof RouterLink>[0]) {
  const onRender = vi.fn();
  const element = (
    <Profiler id="link" onRender={onRender}>
      <RouterLink {...props}>{'Lien'}</RouterLink>
    </Profiler>
  );
  const router = createMemoryRouter([{ path: '*', element }], { basename: '/en', initialEntries: ['/en'] });
  render(
    <I18nextProvider i18n={i18n}>
      <RouterContext value={router}>
        <RouterProvider router={router} />
      </RouterContext>
    </I18nextProvider>,
  );
  return { router, onRender };
}

/** Presses a link on the English landing page. The browser would follow a press that nothing has prevented. */
function press(props: Parameters<typeof RouterLink>[0], init?: MouseEventInit) {
  const { router } = show(props);
  const link = screen.getByRole('link');
  let isLeftToBrowser = false;
  const stopBrowser = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stopBrowser, { once: true });
  fireEvent.click(link, init);
  return { href: link.getAttribute('href'), isLeftToBrowser, shown: router.state.location };
}

test('the router follows a path of the site, in the language of the page', () => {
  const onClick = vi.fn();
  const { href, isLeftToBrowser, shown } = press({ href: '/explore?city=Lyon#list', onClick });
  expect([href, isLeftToBrowser]).toEqual(['/en/explore?city=Lyon#list', false]);
  expect(shown).toMatchObject({ pathname: '/en/explore', search: '?city=Lyon', hash: '#list' });
  expect(onClick).toHaveBeenCalledOnce();
});

test.each([
  ['another site', { href: 'https://exemple.fr/' }],
  ['another site without a protocol', { href: '//exemple.fr/' }],
  ['an anchor', { href: '#list' }],
  ['a file', { href: '/events.ics', download: true }],
  ['another window', { href: '/explore', target: '_blank' }],
  ['another language', { href: '/es/explore', hrefLang: 'es' }],
])('the browser follows a link to %s', (_, props) => {
  const { href, isLeftToBrowser, shown } = press(props);
  expect([href, isLeftToBrowser, shown.pathname]).toEqual([props.href, true, '/en']);
});

test('a link is not drawn again when the URL changes', async () => {
  const { router, onRender } = show({ href: '/explore' });
  await act(() => router.navigate('/?q=jazz'));
  expect(router.state.location.search).toBe('?q=jazz');
  expect(onRender).toHaveBeenCalledOnce();
});

test('the browser opens a path in a new tab', () => {
  const { isLeftToBrowser, shown } = press({ href: '/explore' }, { ctrlKey: true });
  expect([isLeftToBrowser, shown.pathname]).toEqual([true, '/en']);
});

test('a press that its caller has handled is not followed', () => {
  const { shown } = press({ href: '/explore', onClick: (event) => event.preventDefault() });
  expect(shown.pathname).toBe('/en');
});
