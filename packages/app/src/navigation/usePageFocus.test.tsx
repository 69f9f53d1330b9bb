import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jazz, lea } from '../test/createTestBackend';
import { renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';

test('the first page does not move the focus', async () => {
  await renderRoute('/explore');
  await screen.findByText('Nuit du jazz');
  expect(document.body).toHaveFocus();
});

test('a new page focuses its title, and Back focuses the link that was followed', async () => {
  const { user, router } = await renderRoute('/explore');
  await user.click(await screen.findByRole('link', { name: 'Nuit du jazz' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' });
  await waitFor(() => expect(title).toHaveFocus());
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toHaveFocus());
});

test('a title is focused even if it appears late', async () => {
  let answer = () => {};
  const held = new Promise<typeof jazz>((resolve) => (answer = () => resolve(jazz)));
  const { user } = await renderRoute('/explore', { events: { findEvent: () => held } });
  await user.click(await screen.findByRole('link', { name: 'Nuit du jazz' }));
  await screen.findByText(t('event:loading'));
  act(() => answer());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a late title does not take the focus from an element that the user has focused', async () => {
  let answer = () => {};
  const held = new Promise<typeof jazz>((resolve) => (answer = () => resolve(jazz)));
  const { user } = await renderRoute('/explore', { events: { findEvent: () => held } });
  await user.click(await screen.findByRole('link', { name: 'Nuit du jazz' }));
  await screen.findByText(t('event:loading'));
  const [elsewhere] = within(screen.getByRole('contentinfo')).getAllByRole('link');
  act(() => elsewhere?.focus());
  act(() => answer());
  await screen.findByRole('heading', { level: 1 });
  expect(elsewhere).toHaveFocus();
});

test('a field that is focused as soon as it appears keeps the focus', async () => {
  const { router } = await renderRoute('/explore');
  await screen.findByText('Nuit du jazz');
  const field = () => screen.queryByLabelText(startsWith(t('auth:fields.email')), { selector: 'main *' });
  const observer = new MutationObserver(() => {
    if (field()) observer.disconnect();
    field()?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  act(() => void router.navigate('/auth'));
  await waitFor(() => expect(field()).toHaveFocus());
  // Waits for all pending work of React.
  await act(async () => {});
  expect(field()).toHaveFocus();
});

test('a change of the parameters of a page does not move the focus', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  const search = await screen.findByLabelText(t('explore:search.label'));
  await user.type(search, 'jazz');
  await waitFor(() => expect(shownPath()).toBe('/explore?q=jazz'));
  // The combobox with suggestions replaces the field, and takes its focus.
  expect(await screen.findByRole('combobox', { name: t('explore:search.label') })).toHaveFocus();
});

/** Expects that the title of the page has the focus, and that it is the only title. */
const expectTitle = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());

test('Back to the recommendations focuses the event that was opened', async () => {
  const { user, router } = await renderRoute('/events', { user: lea });
  await user.click(await screen.findByRole('link', { name: 'Nuit du jazz' }));
  await expectTitle('Nuit du jazz');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toHaveFocus());
});

test('the ticket button of a visitor focuses the title of the sign-in page', async () => {
  const { user } = await renderRoute(`/event/${jazz.id}`);
  await user.click(await screen.findByRole('button', { name: /billet/i }));
  await expectTitle(/^Vous revoilà/);
});

test('the search of the landing page focuses the title of the results', async () => {
  const { user } = await renderRoute('/landing');
  const [search] = await screen.findAllByRole('searchbox');
  if (!search) throw new Error('The landing page has no search.');
  await user.type(search, 'jazz{Enter}');
  await expectTitle(/jazz/);
});

test('the creation of an event focuses the title of the next page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { user, shownPath } = await renderRoute('/create-event', { user: lea });
  await user.type(await screen.findByLabelText(t('eventForm:fields.title')), 'Bal du quartier');
  await user.selectOptions(screen.getByLabelText(t('explore:category.label')), 'Musique');
  await user.type(screen.getByLabelText(t('eventForm:fields.location')), 'Lyon');
  await user.tab();
  fireEvent.change(screen.getByLabelText(t('eventForm:fields.date')), { target: { value: '2099-07-14' } });
  fireEvent.change(screen.getByLabelText(t('eventForm:fields.time')), { target: { value: '21:00' } });
  await user.click(screen.getByRole('button', { name: t('eventForm:create.submit') }));
  await screen.findByText('Événement créé !');
  await act(() => vi.advanceTimersByTimeAsync(2_100));
  vi.useRealTimers();
  await waitFor(() => expect(shownPath()).toBe('/'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
