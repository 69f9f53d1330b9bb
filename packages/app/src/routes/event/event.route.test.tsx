import type { LivelyEvent } from '@lively/engine';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { hang, jazz, lea } from '../../test/createTestBackend';
import { exploreEvents } from '../../test/exploreEvents';
import { mockTab } from '../../test/mockTab';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const path = `/event/${jazz.id}`;

/** Reports each observed element as visible at once: a test has no layout. */
class VisibleObserver {
  constructor(private readonly onChange: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    this.onChange([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', VisibleObserver));

test('shows a message while the event loads', async () => {
  await renderRoute(path, { events: { findEvent: hang } });
  await screen.findByText(t('event:loading'));
});

test('shows a visitor the event without personal reasons', async () => {
  await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.getByText('samedi 12 décembre 2099', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ça me tente 4' })).not.toBePressed();
  expect(screen.queryByText(t('event:reasons.title'))).not.toBeInTheDocument();
  expect(document.title).toBe('Nuit du jazz · Lively');
});

test('shows a user the reasons for the event', async () => {
  const readInterests = async () => ({ preferences: [], tags: ['Jazz'], interactions: [], city: 'Paris' });
  const event = { ...jazz, subcategory: 'jazz' as const };
  await renderRoute(path, { user: lea, events: { findEvent: async () => event }, interests: { readInterests } });
  expect(await screen.findByText(t('event:reasons.title'))).toBeInTheDocument();
});

test('an unknown event shows a message, and search engines do not index its page', async () => {
  await renderRoute('/event/0');
  expect(await screen.findByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('the page of a notice says that it is none for an evening out, and search engines do not index it', async () => {
  await renderRoute(path, { events: { findEvent: async () => ({ ...jazz, isNotice: true }) } });
  expect(await screen.findByText(t('event:notice.isNotice'))).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a removed event shows a message, and an unknown event if the removal cannot be verified', async () => {
  await renderRoute('/event/0', { events: { isEventRemoved: async () => true } });
  expect(await screen.findByRole('heading', { level: 1, name: t('event:removed.title') })).toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  cleanup();
  await renderRoute('/event/1', { events: { isEventRemoved: () => Promise.reject(new Error('Down.')) } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeInTheDocument();
});

test('a failed request for the event shows an error and can be repeated', async () => {
  const findEvent = vi.fn(async () => jazz).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute(path, { events: { findEvent } });
  expect(await screen.findByText('Erreur lors du chargement des événements')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' })).toBeInTheDocument();
});

test('a visitor who wants a ticket is led to the sign-in page with a return path', async () => {
  const { user, shownPath } = await renderRoute(path);
  await user.click(await screen.findByRole('button', { name: t('event:booking.ticket') }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Vous revoilà/ })).toBeInTheDocument();
  expect(shownPath()).toBe(`/auth?redirect=${encodeURIComponent(path)}`);
  await findToast(t('event:purchase.signIn'));
});

test('a visitor who votes is asked to sign in', async () => {
  const { user } = await renderRoute(path);
  await user.click(await screen.findByRole('button', { name: 'Ça me tente 4' }));
  await findToast('Vous devez être connecté pour voter');
});

test('after a visitor votes, Tab reaches the sign-in link', async () => {
  const { user, shownPath } = await renderRoute(path);
  await user.click(await screen.findByRole('button', { name: 'Ça me tente 4' }));
  const link = await screen.findByRole('link', { name: t('event:vote.signIn') });
  screen.getByRole('button', { name: startsWith(t('event:vote.down')) }).focus();
  await user.tab();
  expect(link).toHaveFocus();
  await user.click(link);
  // The code of that page loads when it is first opened.
  await waitFor(() => expect(shownPath()).toBe(`/auth?redirect=${encodeURIComponent(path)}`));
});

test('the name of a link to another service contains the service', async () => {
  await renderRoute(path);
  await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' });
  const outside = screen
    .getAllByRole('link')
    .filter((link) => /booking|omio|openstreetmap/i.test(link.getAttribute('href') ?? ''));
  expect(outside.length).toBeGreaterThan(1);
  for (const link of outside) expect(link).toHaveAccessibleName(/Booking|Omio|OpenStreetMap/);
});

test('an event with coordinates has its place on the map of its department', async () => {
  const findEvent = async () => ({ ...jazz, coordinates: { latitude: 48.39, longitude: -4.49 } });
  await renderRoute(path, { events: { findEvent } });
  const map = await screen.findByRole('img', { name: t('map:place', { place: 'Finistère' }) });
  expect(within(map).queryByRole('button')).not.toBeInTheDocument();
});

test('an event in no department has no map, and no room for it', async () => {
  const findEvent = async () => ({ ...jazz, coordinates: { latitude: 0, longitude: 0 } });
  await renderRoute(path, { events: { findEvent } });
  await waitFor(() => expect(document.querySelector('aside div[hidden]')).toBeInTheDocument());
  expect(screen.queryByText(t('map:shortCredit'))).not.toBeInTheDocument();
});

test('an unsafe ticket link is shown as text', async () => {
  const findEvent = async () => ({ ...jazz, ticketUrl: 'javascript:alert(1)' });
  await renderRoute(path, { events: { findEvent } });
  expect(await screen.findByText('javascript:alert(1)')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('event:booking.ticket') })).not.toBeInTheDocument();
});

/** Stubs the position: a getter of the browser's own object does not work on another object. */
const stubPosition = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.create(navigator, { onLine: { value: true }, geolocation: { value: { getCurrentPosition } } });

test('the travel link requests the position and contains it', async () => {
  const { replace } = mockTab();
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 45.764_043, longitude: 4.835_659 } } as GeolocationPosition),
  );
  vi.stubGlobal('navigator', stubPosition(getCurrentPosition));
  const { user } = await renderRoute(path);
  const link = await screen.findByRole('link', { name: /Omio/ });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('subId1')).toBeNull();
  await user.click(link);
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  expect(new URL(replace.mock.calls[0]?.[0] ?? '').searchParams.get('subId1')).toBe('45.7640,4.8357');
});

test.each([
  [1, 'Impossible de récupérer votre position', 'Nous continuons sans point de départ.'],
  [2, 'Localisation indisponible', 'Redirection sans point de départ précis.'],
])('the travel link works without a position after the error %i, with a message', async (code, title, text) => {
  const { replace } = mockTab();
  const getCurrentPosition = (_: PositionCallback, fail: PositionErrorCallback) =>
    fail({ code, message: 'No.' } as GeolocationPositionError);
  vi.stubGlobal('navigator', stubPosition(getCurrentPosition));
  const { user } = await renderRoute(path);
  await user.click(await screen.findByRole('link', { name: /Omio/ }));
  await findToast(title);
  await findToast(text);
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  expect(new URL(replace.mock.calls[0]?.[0] ?? '').searchParams.get('subId1')).toBeNull();
});

test('the creator sees the link to edit the event', async () => {
  await renderRoute(path, { user: lea });
  expect(await screen.findByRole('link', { name: t('event:edit') })).toHaveAttribute('href', `${path}/edit`);
});

test('another user sees no link to edit the event', async () => {
  await renderRoute(path, { user: { ...lea, id: '22222222-2222-4222-8222-222222222222' } });
  await screen.findByText('Léa Martin');
  expect(screen.queryByRole('link', { name: t('event:edit') })).not.toBeInTheDocument();
});

test('all dates are listed, the next one first, each with a calendar file, and past ones are folded', async () => {
  const at = (day: string) => ({ begin: `${day}T20:00:00+01:00`, end: `${day}T22:00:00+01:00` });
  const timings = [at('2020-01-04'), at('2099-01-10'), at('2099-01-17')];
  const event = { ...jazz, timings };
  await renderRoute(path, { events: { findEvent: async () => event } });
  const buttons = await screen.findAllByRole('button', { name: /^Ajouter à mon agenda\s:/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('10 janvier 2099, 20:00 – 22:00'),
    expect.stringContaining('17 janvier 2099'),
  ]);
  expect(screen.getByText('1 date passée')).toBeInTheDocument();
  expect(screen.getByText(/^Encore 2.dates$/)).toBeInTheDocument();
});

test('the page lists events nearby on that evening and at the venue, except cancelled and past ones', async () => {
  const at = (id: string, changed: Partial<LivelyEvent>): LivelyEvent => ({
    ...jazz,
    id: `00000000-0000-4000-8000-0000000000${id}`,
    title: `Autre ${id}`,
    coordinates: { latitude: 48.88, longitude: 2.34 },
    ...changed,
  });
  const event = at('50', { title: 'Gala', venue: 'Le Trianon' });
  const near = [
    event,
    at('51', { coordinates: { latitude: 48.91, longitude: 2.34 } }),
    at('52', {}),
    at('53', { status: 'cancelled' }),
    at('54', { date: '2020-01-01' }),
  ];
  const ofVenue = [event, at('55', { venue: 'LE TRIANON', date: '2099-12-01' }), at('56', { venue: 'Trianon Palace' })];
  const empty = exploreEvents([]);
  const explore: typeof empty = async (request, signal) => {
    const found = request.query.box ? near : ofVenue;
    return { ...(await empty(request, signal)), events: found.map((event) => ({ event, distanceKm: 0 })) };
  };
  await renderRoute(`/event/${event.id}`, { events: { findEvent: async () => event, explore } });
  const titlesOf = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent);
  expect(await titlesOf('Aussi ce soir-\u2060là, tout près')).toEqual(['Autre 52', 'Autre 51']);
  const single = screen.getByRole('link', { name: 'Autre 55' });
  expect(single.parentElement).toHaveTextContent('Du même lieu : Autre 55, mar. 1er déc. 2099, 20:30.');
});

test.each([
  ['fails', vi.fn(async () => Promise.reject(new Error('Down.')))],
  ['finds nothing', vi.fn(exploreEvents([]))],
  ['never answers', vi.fn(hang)],
])('the page is complete if the search for other events %s', async (_, explore) => {
  await renderRoute(path, { events: { explore } });
  await waitFor(() => expect(explore).toHaveBeenCalled());
  expect(await screen.findByRole('heading', { level: 1, name: 'Nuit du jazz' })).toBeInTheDocument();
  expect(screen.queryByText(/^Aussi ce/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Erreur/)).not.toBeInTheDocument();
});

test('the ticket button of an event online and of one on site differ', async () => {
  const ticketUrl = 'https://bal.example/direct';
  const online = { ...jazz, attendance: 'online' as const, location: 'En ligne', ticketUrl };
  await renderRoute(path, { events: { findEvent: async () => online } });
  expect((await screen.findAllByRole('button', { name: t('event:booking.join') })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: t('event:booking.ticket') })).not.toBeInTheDocument();
});

test('an online event has no address and no links for travel and accommodation', async () => {
  const event = { ...jazz, location: 'En ligne', venue: 'Salle', fullAddress: '3 rue du Port' };
  await renderRoute(path, { events: { findEvent: async () => event } });
  expect(await screen.findByText(t('event:facts.online'))).toBeInTheDocument();
  expect(screen.queryByText('3 rue du Port')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /carte|Omio|Booking/ })).not.toBeInTheDocument();
});
