// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jazz } from '../test/createTestBackend';
import { renderRoute } from '../test/renderRoute';

test('the first page keeps the focus where the browser has it', async () => {
  await renderRoute('/explore');
  await screen.findByText('Nuit du jazz');
  expect(document.body).toHaveFocus();
});

test('a new page is read from its title on, and the way back leads to the link', async () => {
  const { user, router } = await renderRoute('/explore');
  await user.click(await screen.findByRole('link', { name: 'Nuit du jazz' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' });
  await waitFor(() => expect(title).toHaveFocus());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toHaveFocus());
});

test('a title that comes late is focused when it comes', async () => {
  let answer = () => {};
  const findEvent = () => new Promise<typeof jazz>((resolve) => (answer = () => resolve(jazz)));
  const { user } = await renderRoute('/explore', { events: { findEvent } });
  await user.click(await screen.findByRole('link', { name: 'Nuit du jazz' }));
  await screen.findByText('Chargement de l’événement…');
  act(() => answer());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('another state of the same page leaves the focus where it is', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  const search = await screen.findByLabelText('Rechercher un événement');
  await user.type(search, 'jazz');
  await waitFor(() => expect(shownPath()).toBe('/explore?q=jazz'));
  expect(search).toHaveFocus();
});
