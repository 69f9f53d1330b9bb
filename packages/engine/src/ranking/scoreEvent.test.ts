import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventLists, instants, noon, profiles } from '../../testing/arbitraries.ts';
import { createEvent } from '../../testing/createEvent.ts';
import { deepFreeze } from '../../testing/deepFreeze.ts';
import { scoreExploration, scoreRecommendation } from '../../testing/scoreBySpecification.ts';
import { exploreRules, recommendationRules, unknownDistance } from '../constants.ts';
import { eventCategories } from '../taxonomy/eventCategories.ts';
import type { Profile, ScoreRules } from '../vocabulary.ts';
import { rankEvent } from './rankEvent.ts';
import { scoreEvent, sumPoints } from './scoreEvent.ts';

const stranger: Profile = { likes: [], interactions: [], city: null };
const categories = fc.constantFrom(null, ...eventCategories.map(({ slug }) => slug));

test('the scores of both lists equal those of a second implementation of the specification', () => {
  fc.assert(
    fc.property(eventLists, profiles, categories, instants, (events, profile, selectedCategory, now) => {
      const viewer = deepFreeze({ ...profile, selectedCategory });
      for (const event of deepFreeze(events)) {
        const recommended = scoreEvent(event, viewer, recommendationRules, now);
        expect(sumPoints(recommended)).toBe(scoreRecommendation(event, profile, now).score);
        const explored = scoreEvent(event, viewer, exploreRules, now);
        expect(sumPoints(explored)).toBe(scoreExploration(event, profile, selectedCategory).score);
        expect([...recommended, ...explored].every(({ points }) => points > 0)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('reasons are in the order of the rules, and an empty list of rules gives no reasons', () => {
  const event = createEvent({ participants: 20, rating: 5, date: '2026-11-22' });
  const rules: ScoreRules = [
    { kind: 'rating', points: 1, from: 5 },
    { kind: 'participants', points: 2, above: 19 },
    { kind: 'soon', points: 3, withinDays: 1 },
  ];
  expect(scoreEvent(event, stranger, rules, noon)).toEqual([
    { kind: 'rating', points: 1, detail: 5 },
    { kind: 'participants', points: 2, detail: 20 },
    { kind: 'soon', points: 3, detail: 1 },
  ]);
  expect(scoreEvent(event, stranger, [], noon)).toEqual([]);
});

test('a distance equal to the limit of a tier is within the tier', () => {
  const rules: ScoreRules = [{ kind: 'distance', tiers: [{ points: 30, withinKm: unknownDistance }] }];
  const elsewhere = createEvent({ location: 'Berlin', coordinates: null });
  expect(scoreEvent(elsewhere, stranger, rules, noon)).toEqual([
    { kind: 'distance', points: 30, detail: unknownDistance },
  ]);
});

test('a past event gets no points for being soon', () => {
  const soon: ScoreRules = [{ kind: 'soon', points: 15, withinDays: 10 }];
  expect(scoreEvent(createEvent({ date: '2026-11-20' }), stranger, soon, noon)).toEqual([]);
});

test('a click counts for exactly fourteen days, and a click without a valid time does not count', () => {
  const clickedAt = (createdAt: string) =>
    sumPoints(
      scoreEvent(
        createEvent({ subcategory: 'jazz', location: 'Berlin' }),
        { ...stranger, interactions: [{ tag: 'jazz', createdAt }] },
        recommendationRules,
        noon,
      ),
    );
  const instant = (before: number) => new Date(noon - before).toISOString();
  expect([0, 14 * 864e5, 14 * 864e5 + 1, -1000].map((before) => clickedAt(instant(before)))).toEqual([5, 5, 0, 5]);
  expect(clickedAt('garbage')).toBe(0);
});

test('the score of a ranked event is the sum of its reasons', () => {
  const event = createEvent({ date: '2026-11-20', rating: 4.5 });
  expect(rankEvent(event, { ...stranger, likes: ['music'] }, exploreRules, noon)).toEqual({
    event,
    score: 85,
    reasons: [
      { kind: 'preference', points: 50, detail: 'music' },
      { kind: 'distance', points: 30, detail: 0 },
      { kind: 'rating', points: 5, detail: 4.5 },
    ],
    distanceKm: 0,
    past: true,
  });
});
