import type { DateFilter, LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import { createTestI18n } from '../../test/createTestI18n';
import { toHomeQuery } from './homeState';
import { toHomeDays } from './toHomeDays';

const now = Date.parse('2026-11-21T12:00:00+01:00');
const { getFixedT } = await createTestI18n('fr', ['home']);
const t = getFixedT<['home', 'common', 'taxonomy']>(null, ['home', 'common', 'taxonomy']);
const card = {
  title: '',
  category: 'music',
  categoryLabel: '',
  place: '',
  href: '',
  date: { dateTime: '2026-11-21', weekday: 'sam.', day: '21', month: 'nov.' },
} as const;

const filtersOf = (dateFilter: DateFilter) => toHomeQuery({ text: '', dateFilter, pages: 1 });

const daysOf = (...events: Partial<LivelyEvent>[]) => daysOfFilter('all', ...events);

const daysOfFilter = (dateFilter: DateFilter, ...events: Partial<LivelyEvent>[]) =>
  toHomeDays(
    events.map((event, index) => ({ event: createEvent(event), item: { ...card, id: `${index}` } })),
    { language: 'fr', t, now, filters: filtersOf(dateFilter) },
  );

test('events are grouped by day, in the order of the days', () => {
  const days = daysOf(
    { date: '2026-11-21', time: '20:00' },
    { date: '2026-11-22' },
    { date: '2026-11-24', time: '10:00' },
    { date: '2026-11-24', time: '21:00' },
    { date: '2027-01-01' },
  );
  expect(days.map(({ title, events }) => [title, events.length])).toEqual([
    ['Aujourd’hui', 1],
    ['Demain', 1],
    ['mardi 24 novembre', 2],
    ['vendredi 1er janvier 2027', 1],
  ]);
});

test('an event that began on an earlier day is listed today', () => {
  const timings = [{ begin: '2026-11-01T09:00:00Z', end: '2026-12-24T17:00:00Z' }];
  expect(daysOf({ timings }).map(({ id }) => id)).toEqual(['today']);
});

test('an event of several days is listed on the first visible day', () => {
  const exhibition = { timings: [{ begin: '2026-11-01T09:00:00Z', end: '2026-12-24T17:00:00Z' }] };
  const twice = {
    timings: [
      { begin: '2026-11-21T19:00:00Z', end: '2026-11-21T21:00:00Z' },
      { begin: '2026-11-22T19:00:00Z', end: '2026-11-22T21:00:00Z' },
    ],
  };
  expect(daysOfFilter('tomorrow', exhibition, twice).map(({ id, events }) => [id, events.length])).toEqual([
    ['tomorrow', 2],
  ]);
  const monday = Date.parse('2026-11-23T12:00:00+01:00');
  const days = toHomeDays([{ event: createEvent(exhibition), item: { ...card, id: '1' } }], {
    language: 'fr',
    t,
    now: monday,
    filters: filtersOf('weekend'),
  });
  expect(days.map(({ title }) => title)).toEqual(['samedi 28 novembre']);
});

test('the days are in order if the next time of an event is not on the days of the filter', () => {
  const at = (day: string) => ({ begin: `2026-11-${day}T19:00:00Z`, end: `2026-11-${day}T21:00:00Z` });
  const events = [{ timings: [at('16'), at('22')] }, { timings: [at('21')] }];
  const days = toHomeDays(
    events.map((event, index) => ({ event: createEvent(event), item: { ...card, id: `${index}` } })),
    { language: 'fr', t, now: Date.parse('2026-11-16T12:00:00+01:00'), filters: filtersOf('weekend') },
  );
  expect(days.map(({ title, events }) => [title, events[0]?.id])).toEqual([
    ['samedi 21 novembre', '1'],
    ['dimanche 22 novembre', '0'],
  ]);
});

test('a night that lasts into a day of the filter is listed on the day on which it begins', () => {
  const night = [{ begin: '2026-11-21T23:00:00+01:00', end: '2026-11-22T02:00:00+01:00' }];
  expect(daysOfFilter('tomorrow', { timings: night }).map(({ id }) => id)).toEqual(['today']);
});

test('past events and events without a date have their own groups, and past events show their date', () => {
  const days = daysOf({ date: '2026-11-20', time: '20:00' }, { date: null });
  expect(days.map(({ id, events }) => [id, events[0]?.date?.day])).toEqual([
    ['past', '21'],
    ['undated', undefined],
  ]);
});
