import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OwnSessionServices } from '../data/Backend';
import { sessionStorageKey } from '../supabase/sessionStorageKey';
import { holdSession, lea } from '../test/createTestBackend';
import { findToast, renderRoute } from '../test/renderRoute';
import { t } from '../test/t';

const watch = () => vi.fn(holdSession().watchSession);

test('a visitor is shown at once without loading the session code', async () => {
  const watchSession = watch();
  await renderRoute('/explore', { sessions: { watchSession } });
  await screen.findByText('Nuit du jazz');
  expect(screen.getByRole('link', { name: t('common:nav.signIn') })).toBeInTheDocument();
  expect(watchSession).not.toHaveBeenCalled();
});

test('the sign-in page loads the session code', async () => {
  const watchSession = watch();
  await renderRoute('/auth', { sessions: { watchSession } });
  await waitFor(() => expect(watchSession).toHaveBeenCalledOnce());
});

test.each(['', 'null', '"x"', 'corrupted'])('the stored value «%s» is not a session', async (text) => {
  localStorage.setItem(sessionStorageKey, text);
  const watchSession = watch();
  await renderRoute('/explore', { sessions: { watchSession } });
  expect(await screen.findByRole('link', { name: t('common:nav.signIn') })).toBeInTheDocument();
  expect(watchSession).not.toHaveBeenCalled();
});

test('a user is not treated as a visitor while the stored session is read', async () => {
  const session = holdSession();
  await renderRoute('/explore', { user: lea, sessions: { watchSession: session.watchSession } });
  await screen.findByText('Nuit du jazz');
  expect(screen.queryByRole('link', { name: t('common:nav.signIn') })).not.toBeInTheDocument();
  act(() => session.read(lea));
  expect(await screen.findByText('Léa Martin')).toBeInTheDocument();
});

/** Stores the part of a session that is read without the client. */
const storeUser = ({ id, email, fullName }: typeof lea) =>
  localStorage.setItem(
    sessionStorageKey,
    JSON.stringify({ user: { id, email, user_metadata: { full_name: fullName } } }),
  );

test('the bar shows the user while the stored session is read, and the sign-out waits for it', async () => {
  storeUser(lea);
  const session = holdSession();
  const signOut = vi.fn(async () => {});
  const { user } = await renderRoute('/explore', { sessions: { watchSession: session.watchSession, signOut } });
  await user.click(await screen.findByText('Léa Martin'));
  await user.click(screen.getByRole('button', { name: t('common:nav.signOut') }));
  expect(signOut).not.toHaveBeenCalled();
  act(() => session.read(lea));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

test('a session that no longer exists leads to the sign-in page', async () => {
  const session = holdSession();
  const { shownPath } = await renderRoute('/my-events', {
    user: lea,
    sessions: { watchSession: session.watchSession },
  });
  await screen.findByText(t('common:loading'));
  act(() => session.read(null));
  await waitFor(() => expect(shownPath()).toBe('/auth?redirect=%2Fmy-events'));
});

test('a sign-in in another tab signs this tab in', async () => {
  const { backend } = await renderRoute('/explore');
  await screen.findByRole('link', { name: t('common:nav.signIn') });
  act(() => {
    backend.report({ type: 'session.signedIn', user: lea });
    localStorage.setItem(sessionStorageKey, '{}');
    dispatchEvent(new StorageEvent('storage', { key: sessionStorageKey }));
  });
  expect(await screen.findByText('Léa Martin')).toBeInTheDocument();
});

test('a sign-out in the navigation bar leads home from a page that requires a session', async () => {
  const { user, shownPath } = await renderRoute('/my-events', { user: lea });
  await screen.findByRole('heading', { level: 1, name: t('myEvents:title') });
  await user.click(await screen.findByText('Léa Martin'));
  await user.click(screen.getByRole('button', { name: t('common:nav.signOut') }));
  await findToast('Déconnexion réussie');
  expect(await screen.findByRole('link', { name: t('common:nav.signIn') })).toBeInTheDocument();
  await waitFor(() => expect(shownPath()).toBe('/'));
});

test('a failed sign-out keeps the session and shows a message', async () => {
  const signOut = () => Promise.reject(new Error('Down.'));
  const { user, shownPath } = await renderRoute('/explore', { user: lea, sessions: { signOut } });
  await user.click(await screen.findByText('Léa Martin'));
  await user.click(screen.getByRole('button', { name: t('common:nav.signOut') }));
  await findToast('Impossible de se déconnecter');
  expect(shownPath()).toBe('/explore');
  expect(screen.getByText('Léa Martin')).toBeInTheDocument();
});

test('a sign-out in another tab does not leave a public page', async () => {
  const { backend, shownPath } = await renderRoute('/explore', { user: lea });
  await screen.findByText('Léa Martin');
  act(() => backend.report({ type: 'session.signedOut' }));
  expect(await screen.findByRole('link', { name: t('common:nav.signIn') })).toBeInTheDocument();
  expect(shownPath()).toBe('/explore');
});

test('a sign-out in another tab leads home from a page that requires a session', async () => {
  const { backend, shownPath } = await renderRoute('/my-events', { user: lea });
  await screen.findByRole('heading', { level: 1, name: t('myEvents:title') });
  act(() => backend.report({ type: 'session.signedOut' }));
  await waitFor(() => expect(shownPath()).toBe('/'));
});

test('an ended session leads to the sign-in page with a message and the return path', async () => {
  const { backend, page, shownPath } = await renderRoute('/explore?q=jazz', { user: lea });
  await screen.findByText('Léa Martin');
  act(() => backend.report({ type: 'session.expired', lostBy: 'expired' }));
  expect(await page().findByRole('alert')).toHaveTextContent(t('auth:failure.session_not_found'));
  expect(shownPath()).toBe('/auth?redirect=%2Fexplore%3Fq%3Djazz&error=session_not_found');
});

test('a session that ended before the page was loaded shows a message on the sign-in page', async () => {
  const watchSession: OwnSessionServices['watchSession'] = (report) => {
    report({ type: 'session.read', user: null, lostBy: 'expired' });
    return () => {};
  };
  const { page, shownPath } = await renderRoute('/my-events', { user: lea, sessions: { watchSession } });
  expect(await page().findByRole('alert')).toHaveTextContent(t('auth:failure.session_not_found'));
  expect(shownPath()).toBe('/auth?redirect=%2Fmy-events&error=session_not_found');
});

test('a session that ended before the page was loaded does not leave a public page', async () => {
  const watchSession: OwnSessionServices['watchSession'] = (report) => {
    report({ type: 'session.read', user: null, lostBy: 'expired' });
    return () => {};
  };
  const { shownPath } = await renderRoute('/explore', { user: lea, sessions: { watchSession } });
  expect(await screen.findByRole('link', { name: t('common:nav.signIn') })).toBeInTheDocument();
  expect(shownPath()).toBe('/explore');
});

test('a password reset in another tab asks for the new password in this tab', async () => {
  const { backend, shownPath } = await renderRoute('/explore', { user: lea });
  await screen.findByText('Léa Martin');
  act(() => backend.report({ type: 'session.recovered', user: lea }));
  expect(await screen.findByRole('heading', { level: 1, name: t('auth:titles.new-password') })).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?form=newPassword');
});
