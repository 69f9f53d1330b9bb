import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import { expect, test } from 'vitest';
import type { Translate } from '../i18n/texts';
import { type Speech, toEventItem } from './toEventItem';

const t = ((key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Translate;
const speech: Speech = { language: 'fr', t, now: Date.parse('2026-11-21T12:00:00+01:00') };

const itemOf = (event: Partial<LivelyEvent>, distanceKm = 1000) =>
  toEventItem({ event: createEvent(event), distanceKm, href: '/event/17' }, speech);

test('an event that says nothing shows its title and its category, and no empty fact', () => {
  const item = itemOf({ title: 'Sans rien', location: '' });
  expect(item).toMatchObject({
    title: 'Sans rien',
    categoryLabel: 'taxonomy:music',
    place: 'common:card.placeUnknown',
  });
  expect([item.date, item.time, item.price, item.image, item.status]).toEqual(Array(5).fill(undefined));
  expect(item.badges).toEqual([]);
});

test('a number that nobody counted is marked as an estimate', () => {
  expect(itemOf({}).participants).toContain('≈');
  expect(itemOf({ purchasesCount: 12 }).participants).not.toContain('≈');
});

test('a cancelled event says so, and a past one that it is past', () => {
  expect(itemOf({ status: 'cancelled' }).status).toBe('common:status.cancelled');
  expect(itemOf({ status: 'cancelled', date: '2026-01-01' }).status).toBe('common:card.past');
});

test('distance and popularity show only from their thresholds on', () => {
  const labels = (event: Partial<LivelyEvent>, distance: number) =>
    itemOf(event, distance).badges?.map(({ label }) => label);
  expect(labels({ upvotesCount: 9, popularityScore: 0 }, 101)).toEqual([]);
  expect(labels({ upvotesCount: 10, popularityScore: 7 }, 100)).toEqual([
    'common:card.popular',
    'common:card.votes 7',
    expect.stringMatching(/^common:distance 100\skm$/),
  ]);
});
