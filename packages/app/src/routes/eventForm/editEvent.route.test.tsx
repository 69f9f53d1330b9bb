import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { football, hang, jazz, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';

const path = `/event/${jazz.id}/edit`;

test('a visitor signs in first, and comes back', async () => {
  const { shownPath } = await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe(`/auth?redirect=${encodeURIComponent(path)}`);
});

test('loads the event', async () => {
  await renderRoute(path, { user: lea, events: { findEvent: hang } });
  await screen.findByText('Chargement de l’événement…');
});

test('the creator changes the event, and its page follows', async () => {
  const saveEvent = vi.fn(async () => {});
  const { user, shownPath } = await renderRoute(path, { user: lea, eventEditing: { saveEvent } });
  const title = await screen.findByLabelText('Titre');
  expect(title).toHaveValue('Nuit du jazz');
  await user.clear(title);
  await user.type(title, 'Nuit blanche du jazz');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await findToast('Vos changements sont visibles publiquement.');
  await waitFor(() => expect(shownPath()).toBe(`/event/${jazz.id}`));
  expect(saveEvent).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      eventId: jazz.id,
      isNew: false,
      fields: expect.objectContaining({ title: 'Nuit blanche du jazz' }),
    }),
    expect.any(AbortSignal),
  );
});

test('an event of another user cannot be changed', async () => {
  await renderRoute(`/event/${football.id}/edit`, { user: lea });
  expect(await screen.findByText('Cet événement n’est pas le vôtre')).toBeInTheDocument();
  expect(screen.queryByLabelText('Titre')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voir l’événement' })).toHaveAttribute('href', `/event/${football.id}`);
});

test('an event that is not there is not found', async () => {
  await renderRoute('/event/0/edit', { user: lea });
  expect(await screen.findByText('Événement non trouvé')).toBeInTheDocument();
});

test('what cannot be read is said, and read again when asked', async () => {
  const findEvent = vi.fn(async () => jazz).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute(path, { user: lea, events: { findEvent } });
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByLabelText('Titre')).toHaveValue('Nuit du jazz');
});
