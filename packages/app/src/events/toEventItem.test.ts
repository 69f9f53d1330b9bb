import { type LivelyEvent, sampleUuid } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { parseExploreState } from '../search/exploreState';
import { createTestI18n } from '../test/createTestI18n';
import { toEventItem } from './toEventItem';

const { getFixedT } = await createTestI18n('fr', ['taxonomy']);
const t = getFixedT<['common', 'taxonomy']>(null, ['common', 'taxonomy']);
const importedId = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const now = Date.parse('2026-11-21T12:00:00+01:00');

const itemOf = (event: Partial<LivelyEvent>, distanceKm = 1000) =>
  toEventItem({ event: createEvent(event), distanceKm, href: '/event/17' }, { language: 'fr', t, now });

test('an event without facts shows only its title, its category and a text for the missing place', () => {
  const item = itemOf({ title: 'Sans rien', location: '' });
  expect(item).toMatchObject({ title: 'Sans rien', categoryLabel: 'Musique', place: 'Lieu à préciser' });
  expect([item.date, item.time, item.price, item.image, item.status]).toEqual(Array(5).fill(undefined));
  expect(item.badges).toEqual([]);
});

test('an estimated number shows only for a sample, with ≈', () => {
  expect(itemOf({ id: sampleUuid(17) }).participants).toMatch(/^≈ \d+ participants$/);
  expect(itemOf({ id: importedId }).participants).toBeUndefined();
  expect(itemOf({ id: importedId, maxCapacity: 12 }).participants).toBeUndefined();
  expect(itemOf({ purchasesCount: 12 }).participants).toBe('12 participants');
});

test('a card shows the day of the filter of its list, and what is left from it on', () => {
  const timings = ['21', '22', '27', '28'].map((day) => ({
    begin: `2026-11-${day}T19:00:00+01:00`,
    end: `2026-11-${day}T21:00:00+01:00`,
  }));
  const shownFor = (url: string) => {
    const filters = parseExploreState(new URLSearchParams(url));
    const listed = { event: createEvent({ timings }), distanceKm: 1000, href: '/event/17', filters };
    const { date, time, rarity } = toEventItem(listed, { language: 'fr', t, now });
    return [date?.dateTime, time, rarity];
  };
  expect(shownFor('')).toEqual(['2026-11-21', '19:00', t('rarity.left', { number: '4' })]);
  expect(shownFor('date=tomorrow')).toEqual(['2026-11-22', '19:00', t('rarity.left', { number: '3' })]);
  expect(shownFor('weekdays=6,5')).toEqual(['2026-11-21', '19:00', t('rarity.left', { number: '4' })]);
  expect(shownFor('weekdays=5')).toEqual(['2026-11-27', '19:00', t('rarity.left', { number: '2' })]);
  expect(shownFor('date=2026-11-28_2026-11-30')).toEqual(['2026-11-28', '19:00', t('rarity.last')]);
  expect(shownFor('date=2026-12-28_2026-12-30')).toEqual(['2026-11-21', '19:00', t('rarity.left', { number: '4' })]);
});

test('a cancelled event is marked as cancelled, and as past after its date', () => {
  expect(itemOf({ status: 'cancelled' }).status).toBe('Annulé');
  expect(itemOf({ status: 'cancelled', date: '2026-01-01' }).status).toBe('Passé');
});

test('distance and popularity show only within their limits', () => {
  const labels = (event: Partial<LivelyEvent>, distance: number) =>
    itemOf(event, distance).badges?.map(({ label }) => label);
  expect(labels({ upvotesCount: 9, popularityScore: 0 }, 101)).toEqual([]);
  expect(labels({ upvotesCount: 10, popularityScore: 7 }, 100)).toEqual([
    'Populaire',
    '+7 avis',
    expect.stringMatching(/^à 100\skm$/),
  ]);
});

test('a distance from a city contains the name of that city', () => {
  const item = toEventItem(
    { event: createEvent({}), distanceKm: 3, distanceFrom: 'Paris', href: '/event/17' },
    { language: 'fr', t, now },
  );
  expect(item.badges).toEqual([{ label: expect.stringMatching(/^à 3\skm de Paris$/) }]);
});

test('a no-break space joins a city and its district', () => {
  expect(itemOf({ venue: 'Le Trianon', location: 'Paris 18e' }).place).toBe('Le Trianon, Paris\u00A018e');
});

test('the category replaces an invisible title', () => {
  expect(itemOf({ title: '\u200B\uE000' }).title).toBe('Musique');
});

test('a venue with text from right to left is isolated from its city', () => {
  expect(itemOf({ venue: '\u202Egpj.exe', location: 'Paris' }).place).toBe('\u2068\u202Egpj.exe\u2069, Paris');
});
