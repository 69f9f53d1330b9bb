import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { EventServices } from '../../data/Backend';
import { tasteHistory } from '../../device/tasteHistory';
import { football, hang, jazz, lea } from '../../test/createTestBackend';
import { exploreEvents } from '../../test/exploreEvents';
import { renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

const usersTitle = { level: 1, name: 'Ce soir, demain, ce week-end' };

test('a visitor sees the landing page, with the next events if nothing begins tonight', async () => {
  const { user, shownPath } = await renderRoute('/');
  const column = await screen.findByRole('region', { name: /^Rien ce soir/ });
  expect(await within(column).findByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', usersTitle)).not.toBeInTheDocument();

  await user.type(screen.getByLabelText(t('home:search.label')), 'nuit{Enter}');
  await waitFor(() => expect(shownPath()).toBe('/explore?q=nuit'));
});

test('the landing page shows the filters of a sentence and searches with them', async () => {
  const { user, shownPath } = await renderRoute('/');
  await user.type(await screen.findByLabelText(t('home:search.label')), 'concert gratuit à Cahors');
  const understood = await screen.findByText(t('explore:active.understood'));
  await waitFor(() => expect(understood.parentElement).toHaveTextContent(/Cahors.*Musique.*Gratuit/));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownPath()).toMatch(/^\/explore\?commune=46042&category=music&price=0&words=/));
});

test('the landing page keeps its samples if the catalogue cannot be read', async () => {
  const explore = vi.fn(() => Promise.reject(new Error('Down.')));
  await renderRoute('/landing', { events: { explore } });
  const sample = { name: 'Nuit Nina Simone, l’intégrale au piano' };
  expect(await screen.findByRole('link', sample)).toBeInTheDocument();
  await waitFor(() => expect(explore).toHaveBeenCalled());
  expect(screen.getByRole('link', sample)).toBeInTheDocument();
});

test('the landing page shows what a visitor wants to see more', async () => {
  tasteHistory.write('{"version":1,"lines":[{"kind":"only","subject":{"kind":"topic","value":"sport"}}]}');
  const { user } = await renderRoute('/');
  await user.click(await screen.findByLabelText(t('home:search.label')));
  const heading = await screen.findByRole('heading', { name: t('tastes:strip') });
  const names = within(heading.closest('section') ?? heading).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual([football.title, t('tastes:list')]);
});

test('a user sees the landing page at its own URL', async () => {
  await renderRoute('/landing', { user: lea });
  expect((await screen.findAllByRole('link', { name: 'Nuit du jazz' }))[0]).toBeInTheDocument();
  expect(screen.queryByRole('heading', usersTitle)).not.toBeInTheDocument();
});

test('the page shows only a loading message while the session is read', async () => {
  await renderRoute('/', { user: lea, sessions: { watchSession: () => () => {} } });
  await screen.findByText(t('common:loading'));
  expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
});

test('the home page of a user lists the events by day', async () => {
  await renderRoute('/', { user: lea });
  expect(await screen.findByRole('heading', usersTitle)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'samedi 12 décembre 2099' })).toBeInTheDocument();
  expect(screen.getByText('2 événements')).toBeInTheDocument();
});

test('from 18:00 on, the home page of a user begins with what begins tonight, and lists it once', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-12-12T18:30:00+01:00') });
  const tonight = { ...jazz, title: 'Bal du soir', date: '2099-12-12', time: '21:00', timings: [] };
  const asked = vi.fn();
  const explore: EventServices['explore'] = (request, signal) => {
    asked(request.query.day, request.query.hours);
    return exploreEvents([tonight])({ ...request, query: { ...request.query, day: 'all' } }, signal);
  };
  const { user } = await renderRoute('/', { user: lea, events: { explore } });
  const posters = within(await screen.findByRole('region', { name: t('home:tonight.title') }));
  expect(asked).toHaveBeenCalledWith('tonight', ['18:30', '24:00']);
  expect(screen.getAllByRole('link', { name: 'Bal du soir' })).toHaveLength(1);
  expect(posters.getByRole('button', { pressed: false })).toBeInTheDocument();
  expect(posters.getByRole('link', { name: /^Y aller/ })).toHaveAttribute('target', '_blank');
  await user.click(posters.getByRole('button', { name: /^Choisir à plusieurs/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Bal du soir');
});

test.each(['postponed', 'cancelled'] as const)('a %s event is listed, but is no poster of tonight', async (status) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-12-12T18:30:00+01:00') });
  const event = { ...jazz, date: '2099-12-12', time: '21:00', timings: [], status };
  const explore: EventServices['explore'] = (request, signal) =>
    exploreEvents([event])({ ...request, query: { ...request.query, day: 'all' } }, signal);
  await renderRoute('/', { user: lea, events: { explore } });
  expect(await screen.findByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: t('home:tonight.title') })).not.toBeInTheDocument();
});

test('before 18:00 the home page of a user has no posters of tonight', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2099-12-12T17:59:00+01:00') });
  await renderRoute('/', { user: lea });
  expect(await screen.findByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: t('home:tonight.title') })).not.toBeInTheDocument();
});

test('more events are listed below the others, and the first of them has the focus', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...jazz,
    id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    title: `Bal ${index}`,
  }));
  const { user } = await renderRoute('/', { user: lea, events: { explore: exploreEvents(many) } });
  const more = await screen.findByRole('button', { name: t('home:more') });
  const shown = screen.getAllByRole('link', { name: /^Bal / }).length;
  await user.click(more);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Bal / })[shown]).toHaveFocus());
});

test('shows a message while the events load', async () => {
  await renderRoute('/', { user: lea, events: { explore: hang } });
  await screen.findByText(t('home:loading'));
});

test('an empty list offers to remove the search', async () => {
  const { user, shownPath } = await renderRoute('/?q=opéra', { user: lea });
  expect(await screen.findByText(t('home:empty.title'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Sans «\sopéra\s»/ }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
  expect(shownPath()).toBe('/');
});

test('a failed request for the events shows an error and can be repeated', async () => {
  const explore = vi.fn(exploreEvents([jazz])).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute('/', { user: lea, events: { explore } });
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
});
