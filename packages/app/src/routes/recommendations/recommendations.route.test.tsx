import type { EventPreferencesServices } from '@lively/machines';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mayPersonalise } from '../../consent/mayPersonalise';
import type { EventServices } from '../../data/Backend';
import { hang, jazz, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

test('a visitor is led to the sign-in page with a return path', async () => {
  const { shownPath } = await renderRoute('/events?q=jazz');
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe('/auth?redirect=%2Fevents%3Fq%3Djazz');
});

test.each([
  ['the events', { events: { listCandidates: hang } }],
  ['the interests', { interests: { readInterests: hang } }],
])('shows a message while it waits for %s', async (_, overrides) => {
  await renderRoute('/events', { user: lea, ...overrides });
  await screen.findByText(t('recommendations:loading'));
});

test('an event shows its two strongest reasons and the sum, and the others on demand', async () => {
  const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { user } = await renderRoute('/events', {
    user: lea,
    events: { listCandidates: async () => [{ ...jazz, subcategory: 'jazz', date }] },
  });
  const card = (await screen.findByRole('link', { name: 'Nuit du jazz' })).closest('article') as HTMLElement;
  expect(screen.getByText('1 recommandation')).toBeInTheDocument();
  const reasons = within(card).getAllByRole('listitem');
  const pointsOf = ({ textContent }: HTMLElement) => Number(textContent?.match(/^\+(\d+)/)?.[1]);
  expect(reasons.filter((reason) => !reason.closest('details')).map(pointsOf)).toEqual([50, 30]);
  expect(within(card).getByText(t('taxonomy:jazz'))).toBeVisible();
  const sum = reasons.map(pointsOf).reduce((total, points) => total + points, 0);
  expect(card).toHaveTextContent(`${sum} points`);
  const others = reasons.at(-1)?.closest('details');
  expect(others).not.toHaveAttribute('open');
  await user.click(within(card).getByText(/^dont \d autres? raisons?$/));
  expect(others).toHaveAttribute('open');
});

test('a card shows its distance once and no badge that all cards have', async () => {
  await renderRoute('/events', { user: lea });
  const card = (await screen.findByRole('link', { name: 'Nuit du jazz' })).closest('article');
  expect(card?.textContent?.match(/à (moins de )?\d+\skm/g)).toHaveLength(1);
  expect(card).not.toHaveTextContent('Recommandé');
});

test('an empty catalogue shows a message', async () => {
  await renderRoute('/events', { user: lea, events: { listCandidates: async () => [] } });
  expect(await screen.findByText(t('recommendations:empty.title'))).toBeInTheDocument();
});

test('the search describes that it filters these ten events, and can be cleared', async () => {
  const { user } = await renderRoute('/events?q=opéra', { user: lea });
  expect(await screen.findByRole('searchbox', { name: t('recommendations:search.label') })).toHaveValue('opéra');
  expect(await screen.findByText('Aucune recommandation pour « opéra »')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('recommendations:empty.reset') }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
});

test('a failed request for the recommendations shows an error and can be repeated', async () => {
  const listCandidates = vi.fn<EventServices['listCandidates']>().mockRejectedValue(new Error('Down.'));
  const { user } = await renderRoute('/events', { user: lea, events: { listCandidates } });
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
  listCandidates.mockImplementation(async () => [jazz]);
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
});

test('recommendations show with a message if the interests cannot be read', async () => {
  const readInterests = () => Promise.reject(new Error('Down.'));
  await renderRoute('/events', { user: lea, interests: { readInterests } });
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
  await findToast('Impossible de charger vos préférences');
});

test('opened events are recorded only with permission', async () => {
  const recordInteraction = vi.fn(async () => {});
  const { user, router } = await renderRoute('/events', { user: lea, interests: { recordInteraction } });
  await user.click(await screen.findByRole('link', { name: 'Nuit du jazz' }));
  // The list stays until the event has loaded: a press before that would be lost.
  await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' });
  expect(recordInteraction).not.toHaveBeenCalled();

  await router.navigate('/events');
  await user.click(await screen.findByRole('button', { name: t('recommendations:consent.accept') }));
  await waitFor(() => expect(mayPersonalise(Date.now())).toBe(true));
  await user.click(await screen.findByRole('link', { name: 'Nuit du jazz' }));
  expect(recordInteraction).toHaveBeenCalledExactlyOnceWith(lea.id, jazz.id, 'music');
});

test('recommendations show without a message if only clicks and preferences are missing', async () => {
  const readInterests = async () => ({ preferences: null, tags: [], interactions: [], city: null });
  await renderRoute('/events', { user: lea, interests: { readInterests } });
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
  // Saving a choice would overwrite preferences that could not be read.
  expect(screen.queryByRole('button', { name: /mes préférences/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Impossible de charger vos préférences')).not.toBeInTheDocument();
});

test('a session that times out while preferences are saved keeps the selection and shows the reason', async () => {
  const preferences = { category: 'concert', subcategory: 'jazz' };
  const opened = await renderRoute('/events', { user: lea, preferences: { readUser: async () => lea } });
  const savePreferences = vi.fn<EventPreferencesServices['savePreferences']>(async () => {
    opened.backend.report({ type: 'session.expired', lostBy: 'timedOut' });
    throw Object.assign(new Error('Timed out.'), { code: 'sessionEnded' });
  });
  opened.backend.preferencesOf(lea.id).savePreferences = savePreferences;
  await opened.user.click(
    await screen.findByRole('button', { name: startsWith(t('recommendations:preferences.edit')) }),
  );
  await opened.user.click(await screen.findByRole('button', { name: startsWith(t('taxonomy:sport')) }));
  await opened.user.click(await screen.findByRole('checkbox', { name: t('taxonomy:rugby') }));
  await opened.user.click(screen.getByRole('button', { name: t('preferences:continue') }));
  await opened.user.click(await screen.findByRole('button', { name: t('preferences:save') }));
  expect(await screen.findByText(/Veuillez vous reconnecter\. Vos choix sont gardés/)).toBeInTheDocument();
  expect(screen.queryByText('À bientôt !')).not.toBeInTheDocument();

  await opened.user.type(await opened.page().findByLabelText(startsWith(t('auth:fields.email'))), lea.email);
  await opened.user.type(opened.page().getByLabelText(startsWith(t('auth:fields.password'))), 'une nuit de jazz');
  await opened.user.click(opened.page().getByRole('button', { name: t('auth:submits.login') }));
  expect(await screen.findByRole('heading', { name: /^Tout y est/ })).toBeInTheDocument();
  savePreferences.mockImplementation(async () => {});
  await opened.user.click(screen.getByRole('button', { name: t('preferences:save') }));
  await waitFor(() => expect(savePreferences).toHaveBeenCalledTimes(2));
  expect(savePreferences.mock.lastCall?.at(0)).toEqual([preferences, { category: 'sport', subcategory: 'rugby' }]);
});

test('a dismissed suggestion does not appear at the next visit', async () => {
  const click = { tag: 'Rugby', createdAt: new Date().toISOString() };
  const readInterests = async () => ({ preferences: [], tags: [], interactions: [click, click, click], city: null });
  const first = await renderRoute('/events', { user: lea, interests: { readInterests } });
  await first.user.click(await screen.findByRole('button', { name: 'Écarter Rugby' }));
  expect(screen.queryByRole('button', { name: 'Écarter Rugby' })).not.toBeInTheDocument();
  cleanup();
  await renderRoute('/events', { user: lea, interests: { readInterests } });
  await screen.findByText('Nuit du jazz');
  expect(screen.queryByRole('button', { name: 'Écarter Rugby' })).not.toBeInTheDocument();
});

test('a user without preferences does not see the question about consent at the same time', async () => {
  const readInterests = async () => ({ preferences: [], tags: [], interactions: [], city: null });
  await renderRoute('/events', { user: lea, interests: { readInterests } });
  expect(await screen.findByRole('dialog', { name: /^Qu’est-ce qui vous fait sortir/ })).toBeInTheDocument();
  expect(screen.queryByText(/^Tenir compte des événements que vous consultez/)).not.toBeInTheDocument();
});
