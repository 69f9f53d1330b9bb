import type { LivelyEvent } from '@lively/engine';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, type Mock, test, vi } from 'vitest';
import { football, hang, jazz, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

const path = `/event/${jazz.id}/edit`;

afterEach(() => void vi.useRealTimers());

test('a visitor is led to the sign-in page with a return path', async () => {
  const { shownPath } = await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe(`/auth?redirect=${encodeURIComponent(path)}`);
});

test('shows a message while the event loads', async () => {
  await renderRoute(path, { user: lea, events: { findEvent: hang } });
  await screen.findByText(t('eventForm:loading'));
});

test('the creator changes the event, then its page opens', async () => {
  const saveEvent = vi.fn(async () => {});
  const { user, shownPath } = await renderRoute(path, { user: lea, eventEditing: { saveEvent } });
  const title = await screen.findByLabelText(t('eventForm:fields.title'));
  expect(title).toHaveValue('Nuit du jazz');
  await user.clear(title);
  await user.type(title, 'Nuit blanche du jazz');
  await user.click(screen.getByRole('button', { name: t('eventForm:edit.submit') }));
  await findToast(t('eventForm:toast.edited.text'));
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

const savedSince = { ...jazz, title: 'Nuit du swing' };

/** Saves the event from another device, while this one shows another page. */
async function saveElsewhere(
  findEvent: Mock<() => Promise<LivelyEvent>>,
  { router }: Awaited<ReturnType<typeof renderRoute>>,
) {
  await act(() => router.navigate(`/event/${jazz.id}`));
  await screen.findByRole('heading', { level: 1, name: jazz.title });
  findEvent.mockResolvedValue(savedSince);
  vi.setSystemTime(Date.now() + 60_000);
  await act(() => router.navigate(path));
}

test('a draft older than the saved event is offered and can be restored', async () => {
  const findEvent = vi.fn(async () => jazz);
  const opened = await renderRoute(path, { user: lea, events: { findEvent } });
  await opened.user.type(await screen.findByLabelText(t('eventForm:fields.title')), ' blanche');
  await saveElsewhere(findEvent, opened);
  expect(await screen.findByText(t('eventForm:draft.older.title'))).toBeInTheDocument();
  expect(screen.getByLabelText(t('eventForm:fields.title'))).toHaveValue('Nuit du swing');
  await opened.user.click(screen.getByRole('button', { name: t('eventForm:draft.older.resume') }));
  expect(screen.getByLabelText(t('eventForm:fields.title'))).toHaveValue('Nuit du jazz blanche');
  expect(screen.getByText(t('eventForm:draft.title'))).toBeInTheDocument();
});

test('the form starts with the latest saved event, not with the one in the cache', async () => {
  const findEvent = vi.fn(async () => jazz);
  const opened = await renderRoute(path, { user: lea, events: { findEvent } });
  await screen.findByLabelText(t('eventForm:fields.title'));
  await saveElsewhere(findEvent, opened);
  expect(await screen.findByLabelText(t('eventForm:fields.title'))).toHaveValue('Nuit du swing');
  expect(screen.queryByText(t('eventForm:draft.older.title'))).not.toBeInTheDocument();
});

test('the event of another user cannot be changed', async () => {
  await renderRoute(`/event/${football.id}/edit`, { user: lea });
  expect(await screen.findByText(t('eventForm:notYours.title'))).toBeInTheDocument();
  expect(screen.queryByLabelText(t('eventForm:fields.title'))).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('eventForm:notYours.way') })).toHaveAttribute(
    'href',
    `/event/${football.id}`,
  );
});

test('an unknown event shows a message', async () => {
  await renderRoute('/event/0/edit', { user: lea });
  expect(await screen.findByText('Événement non trouvé')).toBeInTheDocument();
});

test('a failed request for the event shows an error and can be repeated', async () => {
  const findEvent = vi.fn(async () => jazz).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute(path, { user: lea, events: { findEvent } });
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByLabelText(t('eventForm:fields.title'))).toHaveValue('Nuit du jazz');
});
