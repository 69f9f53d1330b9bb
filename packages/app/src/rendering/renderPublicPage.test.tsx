import { createEvent } from '@lively/engine/testing';
import { act, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, matchRoutes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { App } from '../App';
import type { FormAnswer } from '../data/FormAnswer';
import { createRoutes } from '../routes/createRoutes';
import { resolveLazyRoutes } from '../routes/preloadRoutes';
import { eventServices } from '../supabase/eventServices';
import { createTestBackend } from '../test/createTestBackend';
import { createTestI18n } from '../test/createTestI18n';
import { exploreEvents } from '../test/exploreEvents';
import { startsWith } from '../test/startsWith';
import { renderPublicPage } from './renderPublicPage';

const refused: FormAnswer<'message'> = {
  form: 'message',
  state: 'idle',
  faults: { email: 'email', subject: 'required' },
  values: { name: 'Zoé', email: 'zoe', subject: '', message: 'Une question.' },
};

/** Renders the page on the server, then hydrates it. */
async function takeOver(path: string, search: string, answer?: FormAnswer, backend = createTestBackend(null)) {
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
    render(<App i18n={i18n} backend={backend} router={router} preload={() => {}} renderedPage={renderedPage} />, {
      container: root,
      hydrate: true,
      onRecoverableError,
    });
  });
  return { before, router, onRecoverableError };
}

test('the errors of a form are in the page from the server, and hydration keeps them', async () => {
  const { before, router, onRecoverableError } = await takeOver('/contact', '', refused);
  expect(before).toContain('method="post"');
  expect(before).toContain('value="zoe"');
  expect(before).toContain('2 réponses à corriger');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByLabelText(startsWith('Message'))).toHaveValue('Une question.');
  expect(screen.getByLabelText(startsWith('Votre adresse email'))).toHaveFocus();

  // The next page does not show it.
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate('/contact'));
  expect(await screen.findByLabelText(startsWith('Message'))).toHaveValue('');
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

test('the events of the landing page are links in the page from the server, and hydration keeps them without a request', async () => {
  const shown = createEvent({
    title: 'Bal masqué',
    date: '2099-12-12',
    time: '21:15',
    venue: 'Le Trianon',
    price: '12 €',
  });
  vi.spyOn(eventServices, 'findEvent').mockResolvedValue(null);
  vi.spyOn(eventServices, 'explore').mockImplementation(exploreEvents([shown]));
  const explore = vi.fn();
  const backend = createTestBackend(null, { events: { explore } });
  const { before, onRecoverableError } = await takeOver('/', '', undefined, backend);
  vi.restoreAllMocks();
  expect(before).toContain(`href="/event/${shown.id}"`);
  const column = screen.getByRole('region', { name: /^Rien ce soir/ });
  expect(column).toHaveTextContent(/21:15.*Le Trianon/);
  expect(within(column).getByRole('link', { name: 'Bal masqué' })).toHaveAttribute('href', `/event/${shown.id}`);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(explore).not.toHaveBeenCalled();
});
