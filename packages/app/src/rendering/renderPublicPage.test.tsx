import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { App } from '../App';
import type { FormAnswer } from '../data/FormAnswer';
import { createRoutes } from '../routes/createRoutes';
import { resolveLazyRoutes } from '../routes/preloadRoutes';
import { createTestBackend } from '../test/createTestBackend';
import { createTestI18n } from '../test/createTestI18n';
import { renderPublicPage } from './renderPublicPage';

const refused: FormAnswer<'message'> = {
  form: 'message',
  state: 'idle',
  faults: { email: 'email', subject: 'required' },
  values: { name: 'Zoé', email: 'zoe', subject: '', message: 'Une question.' },
};

/** Renders the page on the server, then hydrates it. */
async function takeOver(path: string, search: string, answer?: FormAnswer) {
  const page = await renderPublicPage(path, search, Date.now(), answer);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = page.markup.replace(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/, '');
  const before = root.innerHTML;
  const i18n = await createTestI18n('fr');
  const routes = createRoutes(i18n);
  await resolveLazyRoutes(matchRoutes(routes, path));
  const router = createMemoryRouter(routes, { initialEntries: [path + search] });
  const onRecoverableError = vi.fn();
  const renderedPage = JSON.parse(JSON.stringify(page.renderedPage));
  await act(async () => {
    render(
      <App
        i18n={i18n}
        backend={createTestBackend(null)}
        router={router}
        preload={() => {}}
        renderedPage={renderedPage}
      />,
      { container: root, hydrate: true, onRecoverableError },
    );
  });
  return { before, router, onRecoverableError };
}

test('the errors of a form are in the page from the server, and hydration keeps them', async () => {
  const { before, router, onRecoverableError } = await takeOver('/contact', '', refused);
  expect(before).toContain('method="post"');
  expect(before).toContain('value="zoe"');
  expect(before).toContain('2 réponses à corriger');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Message')).toHaveValue('Une question.');
  expect(screen.getByLabelText('Votre adresse email')).toHaveFocus();

  // The next page does not show it.
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate('/contact'));
  expect(await screen.findByLabelText('Message')).toHaveValue('');
});

test('the page after a sent form contains the confirmation', async () => {
  const { before, onRecoverableError } = await takeOver('/about', '?sent=newsletter');
  expect(before).toContain('Votre inscription est enregistrée.');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('an unknown page has the status 404 and the confirmation of a sent form', async () => {
  const page = await renderPublicPage('/en/nowhere', '?sent=newsletter', Date.now());
  expect([page.status, page.path]).toEqual([404, '*']);
  expect(page.markup).not.toContain('id="newsletter"><form');
});
