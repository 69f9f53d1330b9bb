import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instants, noon, profiles, queries } from '../testing/arbitraries.ts';
import { createEvent } from '../testing/createEvent.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { explore } from '../testing/explore.ts';
import { hostileEventArbitrary, hostileInstant, hostileText } from '../testing/hostileEventArbitrary.ts';
import { exploreRules, recommendationRules } from './constants.ts';
import { formatDay, parseDay } from './dates/civilDate.ts';
import { civilMinute } from './dates/civilMinute.ts';
import { listSpans } from './dates/listSpans.ts';
import {
  addDays,
  cityOf,
  type DateFilter,
  dateWindow,
  deriveNumericId,
  distanceToEvent,
  estimateParticipants,
  foldText,
  listBadges,
  needsOnboarding,
  nextTiming,
  parseCategory,
  parseEventId,
  parseProfile,
  parseSubcategory,
  rankEvent,
  recommend,
  resolveTag,
  safeHttpsUrl,
  safeReturnPath,
  scoreEvent,
  suggestPreferences,
  today,
} from './index.ts';
import { lodgingLink, mapLink, travelLink } from './links/index.ts';
import { readPrice } from './prices/readPrice.ts';

const civilDate = /^(19|20|21)\d\d-\d\d-\d\d$/;
// An event of 31 December 2199 ends in 2200, and one of 1 January 1900 starts in 1899 in zones to the west.
const shownDate = /^(1899-12-31|2200-01-01|(19|20|21)\d\d-\d\d-\d\d)$/;
const nows = fc.oneof(instants, fc.constantFrom(NaN, Infinity, -Infinity, 0, 8.64e15, -8.64e15));

describe('a hostile row', () => {
  test('has a valid next timing, or no timing', () => {
    fc.assert(
      fc.property(hostileEventArbitrary, nows, (event, now) => {
        const timing = nextTiming(event, now);
        if (!timing) return;
        for (const date of [timing.date, timing.endDate]) {
          expect(date).toMatch(shownDate);
          expect(Date.parse(date)).not.toBeNaN();
        }
        expect(timing.endDate >= timing.date).toBe(true);
        for (const time of [timing.time, timing.endTime]) expect(time ?? '00:00').toMatch(/^\d\d:\d\d$/);
      }),
      { numRuns: 3000 },
    );
  });

  test('has spans of two finite numbers, with no end more than a day before its start', () => {
    fc.assert(
      fc.property(hostileEventArbitrary, (event) => {
        for (const { start, end } of listSpans(event)) {
          expect(Number.isFinite(start) && Number.isFinite(end)).toBe(true);
          // After a change to winter time, the local end can be before the start: by an hour or, in the distant past, by a day.
          expect(end).toBeGreaterThanOrEqual(start - 1440);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('has a valid score, valid reasons and safe links', () => {
    fc.assert(
      fc.property(hostileEventArbitrary, profiles, nows, (event, profile, now) => {
        deepFreeze([event, profile]);
        for (const rules of [recommendationRules, exploreRules]) {
          const reasons = scoreEvent(event, profile, rules, now);
          for (const { points } of reasons) expect(points).toBeGreaterThan(0);
          const ranked = rankEvent(event, profile, rules, now);
          expect(ranked.reasons).toEqual(reasons);
          expect(ranked.score).toBe(reasons.reduce((sum, { points }) => sum + points, 0));
          expect(ranked.distanceKm).toBeGreaterThanOrEqual(0);
          expect(ranked.past).toBe(nextTiming(event, now)?.past ?? false);
        }
        for (const link of [travelLink(event, event.coordinates), lodgingLink(event, now), mapLink(event)]) {
          expect(new URL(link).protocol).toBe('https:');
          expect(safeHttpsUrl(link)).toBe(link);
        }
        const { searchParams } = new URL(lodgingLink(event, now));
        expect(searchParams.has('checkin')).toBe(nextTiming(event, now) !== null);
        for (const name of ['checkin', 'checkout']) expect(searchParams.get(name) ?? '2026-01-01').toMatch(shownDate);

        expect(distanceToEvent({ latitude: 48.857, longitude: 2.352 }, event)).toBeGreaterThanOrEqual(0);
        const isCounted = event.participants !== null || event.purchasesCount > 0;
        expect(estimateParticipants(event)?.estimated ?? true).toBe(!isCounted);
        expect(deriveNumericId(event.id)).toBeGreaterThanOrEqual(0);
        expect(typeof listBadges(event, 1).popular).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });

  test('does not change the entry of a valid event, and respects the limits of recommendations', () => {
    const good = createEvent({ id: 'good', title: 'Nuit du jazz', date: '2026-11-22' });
    fc.assert(
      fc.property(fc.array(hostileEventArbitrary, { maxLength: 8 }), profiles, queries, (rows, profile, query) => {
        const events = deepFreeze([...rows, good]);
        const all = explore(events, { ...query, page: 1, limit: 100 }, noon, profile);
        const alone = explore([good], { ...query, page: 1, limit: 100 }, noon, profile);
        expect(all.events).toHaveLength(all.total.value);
        expect(all.events.filter(({ event }) => event === good)).toEqual(alone.events);
        const recommended = recommend(events, profile, noon);
        expect(recommended.length).toBeLessThanOrEqual(10);
        expect(recommended.every(({ event, score, past }) => score >= 0 && !past && event.status !== 'cancelled')).toBe(
          true,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

test('functions that take a text accept any text', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, hostileInstant), nows, (text, now) => {
      expect(formatDay(parseDay(text)) ?? text).toBe(text);
      expect(addDays(text, 1) ?? '2026-01-01').toMatch(civilDate);
      expect(addDays('2026-11-21', Number(text)) ?? '2026-01-01').toMatch(civilDate);
      expect(today(now, text)).toMatch(civilDate);
      expect(civilMinute(noon, text)).toBeGreaterThan(0);
      expect(Object.keys(dateWindow(text as DateFilter, now, text))).toEqual(['from', 'to']);
      expect(readPrice(text).lowest ?? 0).toBeGreaterThanOrEqual(0);
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(cityOf(cityOf(text))).toBe(cityOf(text));
      expect([parseCategory(text), parseSubcategory(text), resolveTag(text)]).not.toContain(undefined);
      expect(parseEventId(text) === null || /^[\da-f-]+$/i.test(text)).toBe(true);
      expect(safeReturnPath(text) ?? text).toBe(text);
      expect(typeof needsOnboarding(text, text, now)).toBe('boolean');
      const click = { tag: text, createdAt: text };
      const profile = parseProfile({
        preferences: [{ category: text, subcategory: text }],
        tags: [text],
        interactions: [click],
        city: text,
      });
      for (const slug of profile.likes) expect(resolveTag(text)).toBe(slug);
      expect(suggestPreferences(profile)).toEqual([]);
    }),
    { numRuns: 3000 },
  );
});
