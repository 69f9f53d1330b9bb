import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnSessionServices } from '../data/Backend';
import { sessionStorageKey } from '../supabase/sessionStorageKey';
import { holdSession, lea } from '../test/createTestBackend';
import { findToast, renderRoute } from '../test/renderRoute';

const watch = () => vi.fn(holdSession().watchSession);

test('a visitor is one at once, without what follows a session', async () => {
  const watchSession = watch();
  await renderRoute('/explore', { sessions: { watchSession } });
  await screen.findByText('Nuit du jazz');
  expect(screen.getByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  expect(watchSession).not.toHaveBeenCalled();
});

test('a visitor who is about to sign in has it loaded', async () => {
  const watchSession = watch();
  await renderRoute('/auth', { sessions: { watchSession } });
  await waitFor(() => expect(watchSession).toHaveBeenCalledOnce());
});

test.each(['', 'null', '"x"', 'corrupted'])('a device that holds «%s» holds no session', async (text) => {
  localStorage.setItem(sessionStorageKey, text);
  const watchSession = watch();
  await renderRoute('/explore', { sessions: { watchSession } });
  expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  expect(watchSession).not.toHaveBeenCalled();
});

test('while a stored session is read, the user is not treated as a visitor', async () => {
  const session = holdSession();
  await renderRoute('/explore', { user: lea, sessions: { watchSession: session.watchSession } });
  await screen.findByText('Nuit du jazz');
  expect(screen.queryByRole('link', { name: 'Se connecter' })).not.toBeInTheDocument();
  act(() => session.read(lea));
  expect(await screen.findByText('Léa Martin')).toBeInTheDocument();
});

/** Stores the part of a session that is read without the client. */
const storeUser = ({ id, email, fullName }: typeof lea) =>
  localStorage.setItem(
    sessionStorageKey,
    JSON.stringify({ user: { id, email, user_metadata: { full_name: fullName } } }),
  );

test('while a stored session is read, the bar shows its user, who can sign out already', async () => {
  storeUser(lea);
  const session = holdSession();
  const signOut = vi.fn(async () => {});
  const { user } = await renderRoute('/explore', { sessions: { watchSession: session.watchSession, signOut } });
  await user.click(await screen.findByText('Léa Martin'));
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(signOut).not.toHaveBeenCalled();
  act(() => session.read(lea));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('a session that is no longer there leads to the sign-in page', async () => {
  const session = holdSession();
  const { shownPath } = await renderRoute('/my-events', {
    user: lea,
    sessions: { watchSession: session.watchSession },
  });
  await screen.findByText('Chargement…');
  act(() => session.read(null));
  await waitFor(() => expect(shownPath()).toBe('/auth?redirect=%2Fmy-events'));
});

test('signing in in another tab is signing in here', async () => {
  const { backend } = await renderRoute('/explore');
  await screen.findByRole('link', { name: 'Se connecter' });
  act(() => {
    backend.report({ type: 'session.signedIn', user: lea });
    localStorage.setItem(sessionStorageKey, '{}');
    dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }));
  });
  expect(await screen.findByText('Léa Martin')).toBeInTheDocument();
});

test('signing out in the navigation bar leads home, from a page that needs a session, too', async () => {
  const { user, shownPath } = await renderRoute('/my-events', { user: lea });
  await screen.findByRole('heading', { level: 1, name: 'Mes sorties' });
  await user.click(await screen.findByText('Léa Martin'));
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await findToast('Déconnexion réussie');
  expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  await waitFor(() => expect(shownPath()).toBe('/'));
});

test('a session that could not be ended stays, and it is said', async () => {
  const signOut = () => Promise.reject(new Error('Down.'));
  const { user, shownPath } = await renderRoute('/explore', { user: lea, sessions: { signOut } });
  await user.click(await screen.findByText('Léa Martin'));
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await findToast('Impossible de se déconnecter');
  expect(shownPath()).toBe('/explore');
  expect(screen.getByText('Léa Martin')).toBeInTheDocument();
});

test('signing out in another tab leaves a page that anybody may read as it is', async () => {
  const { backend, shownPath } = await renderRoute('/explore', { user: lea });
  await screen.findByText('Léa Martin');
  act(() => backend.report({ type: 'session.signedOut' }));
  expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  expect(shownPath()).toBe('/explore');
});

test('signing out in another tab leads home from a page that needs a session', async () => {
  const { backend, shownPath } = await renderRoute('/my-events', { user: lea });
  await screen.findByRole('heading', { level: 1, name: 'Mes sorties' });
  act(() => backend.report({ type: 'session.signedOut' }));
  await waitFor(() => expect(shownPath()).toBe('/'));
});

test('an ended session leads to the sign-in page, with a message and the return path', async () => {
  const { backend, page, shownPath } = await renderRoute('/explore?q=jazz', { user: lea });
  await screen.findByText('Léa Martin');
  act(() => backend.report({ type: 'session.expired' }));
  expect(await page().findByRole('alert')).toHaveTextContent('La session a expiré. Reconnectez-vous.');
  expect(shownPath()).toBe('/auth?redirect=%2Fexplore%3Fq%3Djazz&error=session_not_found');
});

test('a session that was over before the page came is said where the page asks to sign in', async () => {
  const watchSession: OwnSessionServices['watchSession'] = (report) => {
    report({ type: 'session.read', user: null, isExpired: true });
    return () => {};
  };
  const { page, shownPath } = await renderRoute('/my-events', { user: lea, sessions: { watchSession } });
  expect(await page().findByRole('alert')).toHaveTextContent('La session a expiré. Reconnectez-vous.');
  expect(shownPath()).toBe('/auth?redirect=%2Fmy-events&error=session_not_found');
});

test('a session that was over before the page came leaves a public page as it is', async () => {
  const watchSession: OwnSessionServices['watchSession'] = (report) => {
    report({ type: 'session.read', user: null, isExpired: true });
    return () => {};
  };
  const { shownPath } = await renderRoute('/explore', { user: lea, sessions: { watchSession } });
  expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  expect(shownPath()).toBe('/explore');
});

test('the link of a password reset that another tab followed asks for the new password here', async () => {
  const { backend, shownPath } = await renderRoute('/explore', { user: lea });
  await screen.findByText('Léa Martin');
  act(() => backend.report({ type: 'session.recovered', user: lea }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nouveau mot de passe' })).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?form=newPassword');
});
