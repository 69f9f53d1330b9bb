import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { consentStorageKey } from '../../consent/mayPersonalise';
import type { SearchSuggestions } from '../../data/SearchSuggestions';
import { cahors, football, hang, jazz, lea } from '../../test/createTestBackend';
import { exploreEvents } from '../../test/exploreEvents';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

test('shows a message while the events load', async () => {
  await renderRoute('/explore', { events: { explore: hang } });
  await screen.findByText(t('explore:loading'));
  expect(screen.queryByText('Nuit du jazz')).not.toBeInTheDocument();
});

test('shows the events, each with a link to its page', async () => {
  await renderRoute('/explore');
  expect(await screen.findByRole('link', { name: 'Nuit du jazz' })).toHaveAttribute('href', `/event/${jazz.id}`);
  expect(screen.getByRole('link', { name: 'Finale de quartier' })).toBeInTheDocument();
  expect(screen.getByText('2 événements')).toBeInTheDocument();
  expect(document.title).toBe('Explorer · Lively');
});

test('an empty list offers to remove a filter, and the URL follows', async () => {
  const { user, shownPath } = await renderRoute('/explore?q=opéra');
  expect(await screen.findByText(t('explore:empty.title'))).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /^Sans «\sopéra\s»\s: 2 événements$/ }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
  expect(shownPath()).toBe('/explore');
});

test('a text that empties a filtered list shows the list without it, which a press keeps', async () => {
  const { user, shownPath } = await renderRoute('/explore?q=introuvable&category=music');
  expect(await screen.findByRole('heading', { name: /^0 avec «\sintrouvable\s»\s; 1 sans$/ })).toBeInTheDocument();
  expect(screen.getByText('Nuit du jazz')).toBeInTheDocument();
  expect(screen.queryByText('Finale de quartier')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /^Garder la liste sans «\sintrouvable\s»$/ }));
  expect(await screen.findByText('1 événement')).toBeInTheDocument();
  expect(shownPath()).toBe('/explore?category=music');
});

test('a text that finds nothing without other filters does not show all events', async () => {
  await renderRoute('/explore?q=introuvable');
  expect(await screen.findByText(t('explore:empty.title'))).toBeInTheDocument();
  expect(screen.queryByText('Nuit du jazz')).not.toBeInTheDocument();
});

test('an empty list offers to remove one word', async () => {
  await renderRoute('/explore?q=jazz+introuvable');
  expect(await screen.findByRole('button', { name: /^Sans «\sintrouvable\s»\s: 1 événement$/ })).toBeInTheDocument();
});

test('an empty list does not offer a search with only a preposition', async () => {
  await renderRoute('/explore?q=du+introuvable');
  expect(await screen.findByRole('button', { name: /^Sans «\sdu introuvable\s»/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Sans «\sintrouvable\s»/ })).not.toBeInTheDocument();
});

test('past events are folded below the upcoming ones and counted separately', async () => {
  const over = { ...jazz, id: '00000000-0000-4000-8000-000000000019', title: 'Le jazz d’hier', date: '2020-01-01' };
  const another = { ...over, id: '00000000-0000-4000-8000-000000000020', title: 'Le jazz d’avant-hier' };
  await renderRoute('/explore?q=jazz', { events: { explore: exploreEvents([over, jazz, another]) } });
  expect(await screen.findByText('1 événement à venir · 2 événements passés')).toBeInTheDocument();
  // The number on a chip counts future events only.
  const music = screen.getByRole('radio', { name: startsWith(t('taxonomy:music')) });
  expect(music.closest('label')).toHaveTextContent(/^Musique\s?1$/);
  expect(within(screen.getByRole('list', { name: t('explore:list') })).getAllByRole('article')).toHaveLength(1);
  const past = screen.getByText('2 événements passés', { selector: 'summary' }).closest('details');
  expect(past).not.toHaveAttribute('open');
  expect(past).toHaveTextContent('Le jazz d’hier');
  expect(past).toHaveTextContent('Le jazz d’avant-hier');
});

test('past events are unfolded if there are no others', async () => {
  const over = { ...jazz, title: 'Le jazz d’hier', date: '2020-01-01' };
  await renderRoute('/explore?q=jazz', { events: { explore: exploreEvents([over]) } });
  const label = await screen.findByText('1 événement passé', { selector: 'summary' });
  expect(label.closest('details')).toHaveAttribute('open');
  expect(screen.getByText('1 événement passé', { selector: '[role=status]' })).toBeInTheDocument();
});

test('an empty list shows the list of the corrected search, which a press starts', async () => {
  const answer = exploreEvents([jazz, football]);
  const explore: typeof answer = async (request, signal) => ({
    ...(await answer(request, signal)),
    correction: request.query.text === 'jaz club' ? 'jazz' : null,
  });
  const label = t('explore:empty.corrected', { value: 'jaz club', text: 'jazz', number: 1 });
  const { user, shownPath } = await renderRoute('/explore?q=jaz+club', { events: { explore } });
  const corrected = await screen.findByRole('list', { name: label });
  expect(within(corrected).getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Vouliez-vous dire «\sjazz\s»\s\?$/ }));
  await waitFor(() => expect(corrected).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(shownPath()).toBe('/explore?q=jazz');
  expect(screen.getByLabelText(t('explore:search.label'))).toHaveValue('jazz');
});

test('the suggestions keep the focus of the field if the form has hidden fields for filters', async () => {
  const { user } = await renderRoute('/explore?category=music');
  await user.click(await screen.findByLabelText(t('explore:search.label')));
  expect(await screen.findByRole('combobox', { name: t('explore:search.label') })).toHaveFocus();
});

test.each([
  ['/explore', null],
  ['/explore?sort=score', null],
  ['/explore?sort=distance', /^à .*km de Paris$/],
  ['/explore?commune=75056', /^à .*km$/],
])('the cards at %s show a distance only if it was requested', async (path, said) => {
  await renderRoute(path);
  await screen.findByRole('link', { name: 'Nuit du jazz' });
  if (said) expect(screen.getAllByText(said).length).toBeGreaterThan(0);
  else expect(screen.queryByText(/km/)).not.toBeInTheDocument();
});

test('an empty catalogue shows a message', async () => {
  await renderRoute('/explore', { events: { explore: exploreEvents([]) } });
  expect(await screen.findByText(t('explore:empty.title'))).toBeInTheDocument();
});

test('the typed text is searched', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  await screen.findByText('Finale de quartier');
  await user.type(screen.getByLabelText(t('explore:search.label')), 'nuit');
  expect(await screen.findByText('1 événement')).toBeInTheDocument();
  expect(screen.queryByText('Finale de quartier')).not.toBeInTheDocument();
  expect(shownPath()).toBe('/explore?q=nuit');
});

const suggested: SearchSuggestions = {
  events: [{ id: jazz.id, title: 'Nuit du jazz', place: ['Le Trianon', 'Paris'] }],
  venues: [{ name: 'Jazz Club', location: 'Lyon' }],
  communes: [{ code: '46042', name: 'Cahors', department: '46', postalCodes: ['46000'] }],
  correction: null,
};
const typeSearch = async (user: UserEvent, text: string) => {
  await user.click(await screen.findByLabelText(t('explore:search.label')));
  await user.type(await screen.findByRole('combobox', { name: t('explore:search.label') }), text);
};

test('the suggestions contain filters, events, venues and communes, and an event opens', async () => {
  const suggestSearches = vi.fn(async () => suggested);
  const { user, shownPath } = await renderRoute('/explore', { events: { suggestSearches } });
  await typeSearch(user, 'jazz');
  expect(await screen.findByRole('option', { name: /^Nuit du jazz/ })).toBeInTheDocument();
  expect(await screen.findByText('4 suggestions')).toBeInTheDocument();
  const list = within(screen.getByRole('listbox'));
  expect(list.getAllByRole('group').map((group) => group.textContent)).toEqual([
    'Nous avons comprisJazz, soul et funk',
    expect.stringMatching(/^Événements/),
    expect.stringMatching(/^Lieux/),
    expect.stringMatching(/^Communes/),
  ]);
  expect(suggestSearches).toHaveBeenLastCalledWith('jazz', expect.anything());
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(shownPath()).toBe(`/event/${jazz.id}`));
});

test('a suggested venue is searched, and a suggested commune replaces the text', async () => {
  const { user, shownPath } = await renderRoute('/explore', { events: { suggestSearches: async () => suggested } });
  // The word is also a filter, which the list shows while it is typed.
  await typeSearch(user, 'gratuit');
  await screen.findByRole('link', { name: /^Retirer ?Gratuit$/ });
  await user.click(await screen.findByRole('option', { name: /^Jazz Club/ }));
  await waitFor(() => expect(shownPath()).toBe('/explore?q=Jazz+Club'));
  await typeSearch(user, ' c');
  await user.click(await screen.findByRole('option', { name: /^Cahors/ }));
  await waitFor(() => expect(shownPath()).toBe('/explore?commune=46042'));
  expect(screen.getByRole('combobox', { name: t('explore:search.label') })).toHaveValue('');
});

test('a commune with exactly the typed name is the first suggestion', async () => {
  const { user } = await renderRoute('/explore', { events: { suggestSearches: async () => suggested } });
  await typeSearch(user, 'cahors');
  const list = within(await screen.findByRole('listbox'));
  await waitFor(() => expect(list.getAllByRole('option')[0]).toHaveAccessibleName(/^Cahors/));
});

test.each([
  ['fail', async () => Promise.reject(new Error('Down.'))],
  ['never arrive', hang],
])('the search works if the suggestions %s', async (_, suggestSearches) => {
  const { user, shownPath } = await renderRoute('/explore', { events: { suggestSearches } });
  await typeSearch(user, 'nuit{Enter}');
  expect(await screen.findByText('1 événement')).toBeInTheDocument();
  await waitFor(() => expect(shownPath()).toBe('/explore?q=nuit'));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('recent searches are suggested, can be cleared, and are stored only with permission', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  await typeSearch(user, 'nuit{Enter}');
  await user.clear(screen.getByRole('combobox', { name: t('explore:search.label') }));
  await waitFor(() => expect(shownPath()).toBe('/explore'));
  await user.click(screen.getByRole('combobox', { name: t('explore:search.label') }));
  await user.click(await screen.findByRole('option', { name: 'nuit' }));
  await waitFor(() => expect(shownPath()).toBe('/explore?q=nuit'));
  expect(localStorage.getItem('lively_searches')).toBeNull();

  const choices = { analytics: false, marketing: false, personalization: true };
  localStorage.setItem(consentStorageKey, JSON.stringify({ ...choices, savedAt: new Date().toISOString() }));
  await typeSearch(user, ' hiver{Enter}');
  expect(JSON.parse(localStorage.getItem('lively_searches') ?? '')).toEqual(['nuit hiver', 'nuit']);
  await user.clear(screen.getByRole('combobox', { name: t('explore:search.label') }));
  await user.click(screen.getByRole('combobox', { name: t('explore:search.label') }));
  await user.click(await screen.findByRole('option', { name: t('explore:suggest.forget') }));
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(localStorage.getItem('lively_searches')).toBeNull();
});

const field = () => screen.getByRole('combobox', { name: t('explore:search.label') });
const listMarks = () => Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent);

test('a sent sentence becomes filters and stays in the field, and a removed filter takes its words', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  await typeSearch(user, 'nuit gratuit à Cahors{Enter}');
  await waitFor(() =>
    expect(Object.fromEntries(new URL(shownPath(), 'https://x').searchParams)).toEqual({
      ...{ q: 'nuit', commune: '46042', price: '0' },
      words: 'nuit [price:gratuit] [commune:à Cahors]',
    }),
  );
  expect(field()).toHaveValue('nuit gratuit à Cahors');
  expect(listMarks()).toEqual(['gratuit', 'à Cahors']);
  expect(screen.getByRole('heading', { level: 1, name: /^nuit\s· Cahors, 20\skm\s· Gratuit$/ })).toBeInTheDocument();
  // jsdom drops the space at the end of a hidden text.
  await user.click(screen.getByRole('link', { name: /^Retirer ?Gratuit$/ }));
  await waitFor(() => expect(shownPath()).not.toContain('gratuit'));
  expect(field()).toHaveValue('nuit à Cahors');
  expect(listMarks()).toEqual(['à Cahors']);
  expect(screen.getByRole('link', { name: /^Retirer ?Cahors, 20/ })).toBeInTheDocument();
});

test('a sentence replaces the previous one, and another control removes its words from the field', async () => {
  const { user, shownPath } = await renderRoute('/explore?online=on');
  await typeSearch(user, 'nuit gratuit demain{Enter}');
  await waitFor(() => expect(shownPath()).toContain('date=tomorrow'));
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${t('explore:date.weekend')}`) }));
  await waitFor(() => expect(shownPath()).toContain('date=weekend'));
  expect(field()).toHaveValue('nuit gratuit');
  expect(listMarks()).toEqual(['gratuit']);

  await user.clear(field());
  await user.type(field(), 'concert{Enter}');
  await waitFor(() =>
    expect(Object.fromEntries(new URL(shownPath(), 'https://x').searchParams)).toEqual({
      ...{ online: 'on', date: 'weekend', category: 'music' },
      words: '[category:concert]',
    }),
  );
});

test('the list obeys a sentence while it is typed, and a removed filter keeps the others', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  await typeSearch(user, 'nuit gratuit à Cahors');
  const remove = await screen.findByRole('link', { name: /^Retirer ?Gratuit$/ });
  expect(shownPath()).toBe('/explore?q=nuit+gratuit+%C3%A0+Cahors');
  expect(screen.getByRole('combobox', { name: t('explore:search.label') })).toHaveValue('nuit gratuit à Cahors');
  await user.click(remove);
  await waitFor(() =>
    expect(Object.fromEntries(new URL(shownPath(), 'https://x').searchParams)).toEqual({
      ...{ q: 'nuit', commune: '46042' },
      words: 'nuit [commune:à Cahors]',
    }),
  );
  expect(field()).toHaveValue('nuit à Cahors');
});

/** Counts how often the whole line was parsed, not its remaining words. */
const countReadings = (findNamed: { mock: { calls: readonly [readonly string[], ...unknown[]][] } }) =>
  findNamed.mock.calls.filter(([names]) => names.includes('cahors')).length;

test('a sentence that was analysed while it was typed is not analysed again when it is sent', async () => {
  const findNamed = vi.fn(async (_: readonly string[]) => [cahors]);
  const { user, shownPath } = await renderRoute('/explore', { communes: { findNamed } });
  await typeSearch(user, 'nuit gratuit à Cahors');
  expect(await screen.findByRole('option', { name: /Cahors.*Gratuit/ })).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shownPath()).toContain('commune=46042'));
  expect(countReadings(findNamed)).toBe(1);
});

test('a filter that is chosen while a sentence is analysed stays', async () => {
  const held = Promise.withResolvers<(typeof cahors)[]>();
  const findNamed = vi.fn((_: readonly string[]) => held.promise);
  const { user, shownPath } = await renderRoute('/explore?page=2', { communes: { findNamed } });
  await typeSearch(user, 'nuit gratuit à Cahors{Enter}');
  await waitFor(() => expect(countReadings(findNamed)).toBe(1));
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${t('explore:date.weekend')}`) }));
  held.resolve([cahors]);
  await waitFor(() =>
    expect(Object.fromEntries(new URL(shownPath(), 'https://x').searchParams)).toEqual({
      ...{ q: 'nuit', commune: '46042', price: '0', date: 'weekend' },
      words: 'nuit [price:gratuit] [commune:à Cahors]',
    }),
  );
});

test('a sentence that is sent during its analysis still becomes filters', async () => {
  const held = Promise.withResolvers<(typeof cahors)[]>();
  const findNamed = vi.fn((_: readonly string[]) => held.promise);
  const { user, shownPath } = await renderRoute('/explore', { communes: { findNamed } });
  await typeSearch(user, 'nuit gratuit à Cahors');
  await waitFor(() => expect(countReadings(findNamed)).toBe(1));
  await user.keyboard('{Enter}');
  held.resolve([cahors]);
  await waitFor(() => expect(shownPath()).toContain('commune=46042'));
  expect(countReadings(findNamed)).toBe(1);
});

test('a sentence that is analysed after the user has left changes neither the URL nor the focus of the next page', async () => {
  const held = Promise.withResolvers<(typeof cahors)[]>();
  const findNamed = vi.fn((_: readonly string[]) => held.promise);
  const { user, shownPath } = await renderRoute('/explore', { communes: { findNamed } });
  await typeSearch(user, 'nuit gratuit à Cahors{Enter}');
  await waitFor(() => expect(countReadings(findNamed)).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Nuit du jazz' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' });
  held.resolve([cahors]);
  await act(async () => {});
  expect(shownPath()).toBe(`/event/${jazz.id}`);
  expect(title).toHaveFocus();
});

test('a failed request for the events shows an error and can be repeated', async () => {
  const explore = vi.fn(exploreEvents([jazz])).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute('/explore', { events: { explore } });
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByText('Nuit du jazz')).toBeInTheDocument();
  expect(explore).toHaveBeenCalledTimes(2);
});

test('a search that exceeds the time limit of the database asks for more filters, not about the connection', async () => {
  const explore = () =>
    Promise.reject(Object.assign(new Error('The search took longer than a second'), { code: 'PT503' }));
  await renderRoute('/explore?q=concert', { events: { explore } });
  expect(await screen.findByText(/en ajoutant une commune, un jour ou une catégorie\.$/)).toBeInTheDocument();
  expect(screen.queryByText(/Vérifiez votre connexion/)).not.toBeInTheDocument();
});

test('a visitor who adds a favourite is asked to sign in, with a link that returns to the page', async () => {
  const { user } = await renderRoute('/explore?city=Lyon');
  await user.click(await screen.findByRole('button', { name: 'Garder Finale de quartier dans mes favoris' }));
  await findToast(t('common:toast.favouritesSignIn'));
  expect(
    screen.getAllByRole('link', { name: t('common:nav.signIn') }).map((link) => link.getAttribute('href')),
  ).toEqual(['/auth', '/auth?redirect=%2Fexplore%3Fcity%3DLyon']);
});

test('a user sees their favourites', async () => {
  await renderRoute('/explore', { user: lea, favourites: { listFavourites: async () => [jazz.id] } });
  const heart = await screen.findByRole('button', { name: 'Garder Nuit du jazz dans mes favoris', pressed: true });
  expect(heart).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Garder Finale de quartier dans mes favoris' })).not.toBePressed();
});

test('a commune is found by its postal code, and the URL contains it and its radius', async () => {
  const explore = vi.fn(exploreEvents([jazz, football]));
  const { user, shownPath } = await renderRoute('/explore', { events: { explore } });
  await screen.findByText('2 événements');
  await user.click(screen.getByRole('button', { name: 'Où Toute la France' }));
  await user.type(await screen.findByRole('combobox', { name: t('explore:place.commune') }), '46000');
  await user.click(await screen.findByRole('option', { name: /Cahors/ }));
  await waitFor(() => expect(shownPath()).toBe('/explore?commune=46042'));
  await user.click(await screen.findByRole('radio', { name: /^50\skm/ }));
  await waitFor(() => expect(shownPath()).toBe('/explore?commune=46042&radius=50'));
  expect(explore.mock.lastCall?.[0].query).toMatchObject({ commune: '46042', radius: 50 });
  await user.click(await screen.findByRole('button', { name: 'Voir 2 événements' }));
  expect(await screen.findByRole('button', { name: /^Où Cahors, 50\skm$/ })).toBeInTheDocument();
});

test('a title has no code of a commune whose name is not read', async () => {
  await renderRoute('/explore?commune=46042&category=music', { communes: { readShard: hang } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Musique$/);
  expect(document.title).not.toContain('46042');
});

test('the nearest commune is found on the device, and no request contains the position', async () => {
  const near = { ...cahors, latitude: 44.45, longitude: 1.44 };
  const readShard = vi.fn(async (shard: string) => (['cell-44_1', 'area-46'].includes(shard) ? [near] : []));
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition: (onFound: (position: object) => void) =>
        onFound({ coords: { latitude: 44.5, longitude: 1.5 } }),
    },
  });
  const explore = vi.fn(exploreEvents([jazz, football]));
  const { user, shownPath } = await renderRoute('/explore', { communes: { readShard }, events: { explore } });
  await screen.findByText('2 événements');
  await user.click(screen.getByRole('button', { name: 'Où Toute la France' }));
  await user.click(await screen.findByRole('button', { name: t('common:geolocation.locate') }));
  await waitFor(() => expect(shownPath()).toBe('/explore?commune=46042'));
  expect(JSON.stringify([explore.mock.calls, readShard.mock.calls])).not.toContain('44.5');
});

test('a commune that is found after the user has left does not change the next page', async () => {
  const near = { ...cahors, latitude: 44.45, longitude: 1.44 };
  const held = Promise.withResolvers<(typeof near)[]>();
  const readShard = vi.fn(() => held.promise);
  const position = { coords: { latitude: 44.5, longitude: 1.5 } };
  const geolocation = { getCurrentPosition: (onFound: (found: object) => void) => onFound(position) };
  vi.stubGlobal('navigator', { ...navigator, geolocation });
  const { router, shownPath } = await renderRoute('/explore?line=autour+de+moi', { communes: { readShard } });
  await waitFor(() => expect(readShard).toHaveBeenCalled());
  await act(() => router.navigate('/faq'));
  held.resolve([near]);
  await act(async () => {});
  expect(shownPath()).toBe('/faq');
});

test('the dialog filters by price, access and days, and a range without an end does not filter', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  await screen.findByText('2 événements');
  await user.click(screen.getByRole('button', { name: 'Filtres Tous les filtres' }));
  await user.click(await screen.findByRole('radio', { name: startsWith(t('explore:filters.free')) }));
  await user.click(screen.getByRole('checkbox', { name: t('taxonomy:mobility') }));
  fireEvent.change(screen.getByLabelText(t('explore:filters.first')), { target: { value: '2099-12-10' } });
  await waitFor(() => expect(shownPath()).toBe('/explore?price=0&access=mobility'));
  fireEvent.change(screen.getByLabelText(t('explore:filters.last')), { target: { value: '2099-12-20' } });
  await waitFor(() => expect(shownPath()).toBe('/explore?date=2099-12-10_2099-12-20&price=0&access=mobility'));
  await user.click(screen.getByRole('button', { name: t('explore:filters.clear') }));
  await waitFor(() => expect(shownPath()).toBe('/explore'));
});

test('unreadable and invalid dates and times show errors and can be cleared', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  await screen.findByText('2 événements');
  await user.click(screen.getByRole('button', { name: 'Filtres Tous les filtres' }));
  const show = await screen.findByRole('button', { name: 'Voir 2 événements' });
  expect(screen.queryByRole('button', { name: t('explore:filters.clear') })).not.toBeInTheDocument();
  fireEvent.change(screen.getByLabelText(t('explore:filters.first')), { target: { value: '2099-12-10' } });
  await user.click(screen.getByRole('button', { name: t('explore:filters.clear') }));
  expect(screen.getByLabelText(t('explore:filters.first'))).toHaveValue('');

  // Simulates a browser's validity for « 31/02/2026 » and « 25:-- ».
  for (const field of ['À partir de', 'Du', 'Avant'].map((name) => screen.getByLabelText(name))) {
    Object.defineProperty(field, 'validity', { value: { badInput: true } });
    fireEvent.blur(field);
    // Half a time is no error of another field.
    expect(screen.getByLabelText(t('explore:filters.before'))).not.toHaveAccessibleDescription();
  }
  await user.click(show);
  expect(screen.getByLabelText(t('explore:filters.first'))).toHaveAccessibleDescription(/^Ce jour n’existe pas/);
  expect(screen.getByLabelText(t('explore:filters.before'))).toHaveAccessibleDescription(
    'Indiquez les heures et les minutes, de 00:00 à 23:59.',
  );
  expect(shownPath()).toBe('/explore');
  await user.click(screen.getByRole('button', { name: t('explore:filters.clear') }));
  expect(screen.queryByText(/^Ce jour n’existe pas/)).not.toBeInTheDocument();
});

test('a year of five digits shows an error, and a time with seconds does not filter', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  await screen.findByText('2 événements');
  await user.click(screen.getByRole('button', { name: 'Filtres Tous les filtres' }));
  const show = await screen.findByRole('button', { name: 'Voir 2 événements' });
  fireEvent.change(screen.getByLabelText(t('explore:filters.first')), { target: { value: '12026-05-03' } });
  fireEvent.change(screen.getByLabelText(t('explore:filters.from')), { target: { value: '20:30:15' } });
  expect(shownPath()).toBe('/explore');
  await user.click(show);
  expect(screen.getByLabelText(t('explore:filters.first'))).toHaveAccessibleDescription(
    /^Vérifiez l’année\s: elle a quatre chiffres/,
  );
  expect(screen.getByLabelText(t('explore:filters.from'))).toHaveAccessibleDescription(
    'Indiquez les heures et les minutes, de 00:00 à 23:59.',
  );
});

test('an invalid range keeps the dialog open, with its error focused', async () => {
  const { user, shownPath } = await renderRoute('/explore');
  await screen.findByText('2 événements');
  await user.click(screen.getByRole('button', { name: 'Filtres Tous les filtres' }));
  const show = await screen.findByRole('button', { name: 'Voir 2 événements' });
  const [first, last, from, before] = ['Du', 'Au', 'À partir de', 'Avant'].map((name) => screen.getByLabelText(name));
  const type = (field: HTMLElement | undefined, value: string) =>
    fireEvent.change(field as Element, { target: { value } });

  type(first, '2099-12-10');
  expect(screen.queryByText(t('explore:filters.dayMissing'))).not.toBeInTheDocument();
  await user.click(show);
  expect(last).toHaveAccessibleDescription(t('explore:filters.dayMissing'));
  expect(last).toHaveFocus();

  type(last, '2099-12-01');
  type(from, '20:00');
  type(before, '18:00');
  expect([first, last, from, before].map((field) => (field as HTMLInputElement).value)).toEqual([
    '2099-12-10',
    '2099-12-01',
    '20:00',
    '18:00',
  ]);
  await user.click(screen.getByRole('button', { name: /^Voir / }));
  expect(last).toHaveAccessibleDescription(t('explore:filters.daysError'));
  expect(last).toHaveFocus();
  expect(before).toHaveAccessibleDescription(t('explore:filters.hoursError'));
  await user.click(screen.getByRole('link', { name: 'Heure de début, Avant' }));
  expect(before).toHaveFocus();

  type(last, '2099-12-20');
  type(before, '22:00');
  await waitFor(() => expect(shownPath()).toBe('/explore?date=2099-12-10_2099-12-20&hours=20-22'));
  await user.click(await screen.findByRole('button', { name: /^Voir / }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the dialog opens with the applied filters, not with earlier invalid input', async () => {
  const { user, shownPath } = await renderRoute('/explore?hours=20-22');
  await user.click(await screen.findByRole('button', { name: /^Filtres \S/ }));
  fireEvent.change(await screen.findByLabelText(t('explore:filters.first')), { target: { value: '2099-12-10' } });
  await user.click(screen.getByRole('button', { name: t('common:close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // jsdom drops the space at the end of a hidden text.
  await user.click(screen.getByRole('link', { name: /^Retirer ?Début entre 20:00 et 22:00$/ }));
  await waitFor(() => expect(shownPath()).toBe('/explore'));
  await user.click(screen.getByRole('button', { name: /^Filtres \S/ }));
  expect(await screen.findByLabelText(t('explore:filters.from'))).toHaveValue('');
  expect(screen.getByLabelText(t('explore:filters.first'))).toHaveValue('');
});

test('the old list stays visible until the new answer has arrived', async () => {
  const answer = exploreEvents([jazz, football]);
  const held = Promise.withResolvers<void>();
  const explore: typeof answer = async (request, signal) => {
    if (request.query.category) await held.promise;
    return answer(request, signal);
  };
  const { user } = await renderRoute('/explore', { events: { explore } });
  await screen.findByRole('link', { name: 'Nuit du jazz' });
  await user.click(screen.getByRole('radio', { name: startsWith(t('taxonomy:sport')) }));
  expect(screen.getByRole('link', { name: 'Nuit du jazz' })).toBeInTheDocument();
  held.resolve();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nuit du jazz' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Finale de quartier' })).toBeInTheDocument();
});

test('more pages can be loaded, and the URL restores all of them', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...jazz,
    id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    title: `Bal ${index}`,
  }));
  const { user, shownPath } = await renderRoute('/explore?page=2', { events: { explore: exploreEvents(many) } });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Bal / })).toHaveLength(48));
  const more = screen.getByRole('link', { name: t('explore:more') });
  expect(more).toHaveAttribute('href', '/explore?page=3');
  await user.click(more);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Bal / })).toHaveLength(60));
  expect(screen.getAllByRole('link', { name: /^Bal / })[48]).toHaveFocus();
  expect(shownPath()).toBe('/explore?page=3');
  expect(screen.queryByRole('link', { name: t('explore:more') })).not.toBeInTheDocument();
});

test('the order by score of a visitor is computed on the device, from near, soon and popular events', async () => {
  const explore = vi.fn(exploreEvents([jazz, football]));
  await renderRoute('/explore?sort=score', { events: { explore } });
  await screen.findByRole('link', { name: 'Nuit du jazz' });
  const asked = explore.mock.calls.map(([{ query, userId }]) => [query.sort, userId]);
  expect(asked).toEqual([
    ['distance', null],
    ['date', null],
    ['popularity', null],
  ]);
});

test('a list ranked on the device shows the number of its candidates', async () => {
  const explore: ReturnType<typeof exploreEvents> = async (request, signal) => ({
    ...(await exploreEvents([jazz, football])(request, signal)),
    total: { value: 5000, isMore: false },
  });
  await renderRoute('/explore?sort=score', { events: { explore } });
  expect(await screen.findByText(/^Le tri porte sur les 2 premiers événements/)).toBeInTheDocument();
});

test('the order by score of a user is computed by the database', async () => {
  const explore = vi.fn(exploreEvents([jazz, football]));
  await renderRoute('/explore?sort=score', { user: lea, events: { explore } });
  await screen.findByRole('link', { name: 'Nuit du jazz' });
  expect(explore.mock.lastCall?.[0]).toMatchObject({ query: { sort: 'score' }, userId: lea.id });
});

test('the map has the numbers of the list by department; a department has its points, and Back returns to them', async () => {
  const asked: (readonly string[])[] = [];
  const { user, router, shownPath } = await renderRoute('/explore?category=music&view=map', {
    maps: {
      readMap: async ({ areas, category }) => {
        asked.push([category ?? '', ...areas]);
        const point = { id: jazz.id, title: jazz.title, category: 'music', longitude: 2.35, latitude: 48.86 } as const;
        return {
          departments: { 75: { value: 3, isMore: false }, 974: { value: 10_000, isMore: true } },
          elsewhere: { value: 2, isMore: false },
          unplaced: { value: 1, isMore: false },
          points: areas.length ? [{ ...point, start: '2099-12-12T20:30' }] : [],
          hasMore: false,
        };
      },
    },
  });
  const departments = await screen.findByRole('list', { name: t('map:departments') });
  expect(
    within(departments)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([expect.stringMatching(/^La Réunion plus de 10\s000$/), 'Paris 3']);
  expect(screen.getByText(/^2 événements ne sont dans aucun département\s:/)).toBeInTheDocument();
  expect(screen.getByText(/^Contours\s: IGN, Admin Express 2018 \(Licence Ouverte\)/)).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: 'Paris 3' }));
  expect(shownPath()).toBe('/explore?areas=75&category=music&view=map');
  await user.click(await screen.findByRole('button', { name: new RegExp(jazz.title) }));
  expect(screen.getByRole('link', { name: jazz.title })).toHaveAttribute('href', `/event/${jazz.id}`);
  expect(screen.getByText(t('map:unplaced', { count: 1, number: 1 }))).toBeInTheDocument();
  expect(asked).toEqual([['music'], ['music', '75']]);

  await act(() => router.navigate(-1));
  expect(await screen.findByRole('list', { name: t('map:departments') })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('explore:view.list') }));
  expect(shownPath()).toBe('/explore?category=music');
  expect(await screen.findByRole('list', { name: t('explore:list') })).toBeInTheDocument();
});

test('a map that cannot be read has a button that reads it again', async () => {
  let isBroken = true;
  const empty = { value: 0, isMore: false };
  const readMap = async () => {
    if (isBroken) throw new Error('no map');
    return {
      departments: { 29: { value: 1, isMore: false } },
      elsewhere: empty,
      unplaced: empty,
      points: [],
      hasMore: false,
    };
  };
  const { user } = await renderRoute('/explore?view=map', { maps: { readMap } });
  expect(await screen.findByText(t('map:failedTitle'))).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByRole('link', { name: 'Finistère 1' })).toBeInTheDocument();
});
