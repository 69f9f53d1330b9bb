import { type NextSpan, nextSpan } from '../dates/nextSpan.ts';
import { countParticipants } from '../events/participants.ts';
import { distanceToEvent } from '../geo/distanceToEvent.ts';
import { type Viewer, viewerOf } from '../preferences/viewerOf.ts';
import { listTags } from '../taxonomy/listTags.ts';
import type { LivelyEvent, Profile, Reason, ScoreRule, ScoreRules } from '../vocabulary.ts';

/** The columns that a score depends on. */
export type ScoredEvent = Pick<
  LivelyEvent,
  | 'category'
  | 'subcategory'
  | 'location'
  | 'coordinates'
  | 'status'
  | 'date'
  | 'time'
  | 'endTime'
  | 'timeZone'
  | 'timings'
  | 'participants'
  | 'purchasesCount'
  | 'rating'
>;

/**
 * Returns the reasons of an event for a user at an instant, in the order of the rules. The score is the sum of their
 * points. See docs/specification.md#scores.
 */
export function scoreEvent(event: ScoredEvent, profile: Profile, rules: ScoreRules, now: number): Reason[] {
  return listReasons(viewEvent(event, profile, now), rules);
}

/** An event for a user at an instant, with the values that several rules need. */
interface EventView {
  readonly event: ScoredEvent;
  readonly viewer: Viewer;
  readonly distanceKm: number;
  readonly next: NextSpan | null;
  readonly now: number;
}

/** Computes the values that several rules need. */
export function viewEvent(event: ScoredEvent, profile: Profile, now: number): EventView {
  const viewer = viewerOf(profile);
  return { event, viewer, distanceKm: distanceToEvent(viewer.origin, event), next: nextSpan(event, now), now };
}

/** Returns the reasons that the rules give, in their order. */
export function listReasons(view: EventView, rules: ScoreRules): Reason[] {
  // Runs for every event of a list: `flatMap` takes twice as long.
  const reasons: Reason[] = [];
  for (const rule of rules) reasons.push(...applyRule(rule, view));
  return reasons;
}

/** Returns the score: the sum of the points. */
export function sumPoints(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { points }) => sum + points, 0);
}

function applyRule(rule: ScoreRule, { event, viewer, distanceKm, next, now }: EventView): readonly Reason[] {
  const { kind } = rule;
  switch (kind) {
    case 'preference': {
      const liked = listTags(event).filter((tag) => viewer.likes.has(tag));
      return liked.map((detail) => ({ kind, points: rule.points, detail }));
    }
    case 'category':
      return event.category === viewer.selectedCategory
        ? [{ kind, points: rule.points, detail: event.category }]
        : none;
    case 'interactions': {
      const since = now - rule.withinDays * 864e5;
      const detail = listTags(event).reduce(
        (count, tag) => count + (viewer.clicks.get(tag) ?? none).filter((instant) => instant >= since).length,
        0,
      );
      return detail ? [{ kind, points: Math.min(rule.atMost, rule.points * detail), detail }] : none;
    }
    case 'distance': {
      const tier = rule.tiers.find(({ withinKm }) => distanceKm <= withinKm);
      return tier ? [{ kind, points: tier.points, detail: distanceKm }] : none;
    }
    case 'soon':
      return next && !next.past && next.daysAway <= rule.withinDays
        ? [{ kind, points: rule.points, detail: next.daysAway }]
        : none;
    case 'participants': {
      const detail = countParticipants(event) ?? 0;
      return detail > rule.above ? [{ kind, points: rule.points, detail }] : none;
    }
    case 'rating': {
      const detail = event.rating ?? 0;
      return detail >= rule.from ? [{ kind, points: rule.points, detail }] : none;
    }
  }
}

const none: readonly never[] = [];
