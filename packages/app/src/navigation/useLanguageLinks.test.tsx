import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { App } from '../App';
import { renderMarkup } from '../rendering/renderMarkup';
import { createRoutes } from '../routes/createRoutes';
import { resolveLazyRoutes } from '../routes/preloadRoutes';
import { createTestBackend } from '../test/createTestBackend';
import { createTestI18n } from '../test/createTestI18n';
import { renderRoute } from '../test/renderRoute';

const english = () => screen.getByRole('link', { name: 'English', hidden: true }).getAttribute('href');

test.each([
  ['/auth?redirect=%2Fevent%2F17', '/en/auth?redirect=%2Fevent%2F17'],
  ['/faq#tickets', '/en/faq#tickets'],
  ['/about?sent=newsletter#newsletter', '/en/about?sent=newsletter#newsletter'],
  ['/?city=Lyon#newsletter', '/en?city=Lyon#newsletter'],
])('the English link of %s is %s', async (path, expected) => {
  await renderRoute(path);
  expect(english()).toBe(expected);
});

test.each([
  ['/auth', '?redirect=%2Fevent%2F17'],
  ['/faq', '#tickets'],
])('the language links of %s contain %s after hydration', async (path, rest) => {
  const i18n = await createTestI18n('fr');
  const markup = await renderMarkup(path, { i18n });
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = markup.replace(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/, '');
  expect(english()).toBe(`/en${path}`);

  const routes = createRoutes(i18n);
  await resolveLazyRoutes(matchRoutes(routes, path));
  const router = createMemoryRouter(routes, { initialEntries: [path + rest], hydrationData: {} });
  const onRecoverableError = vi.fn();
  const logged = vi.spyOn(console, 'error');
  await act(async () => {
    render(<App i18n={i18n} backend={createTestBackend(null)} router={router} preload={() => {}} />, {
      container,
      hydrate: true,
      onRecoverableError,
    });
  });
  expect(english()).toBe(`/en${path}${rest}`);
  expect([...onRecoverableError.mock.calls, ...logged.mock.calls]).toEqual([]);
});
