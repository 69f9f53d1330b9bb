import { unknownDistance } from '../constants.ts';
import type { Category } from '../taxonomy/eventCategories.ts';
import type { LivelyEvent } from '../vocabulary.ts';
import { endOf, matchesSubject, startOf } from './matchesSubject.ts';
import { arrangedLength, groupLength, type Subject, type TasteLine, type TasteProfile } from './TasteProfile.ts';

/** An event of a ranked list. */
export interface Placed {
  readonly event: LivelyEvent;
  /** 1000 if the place is unknown. */
  readonly distanceKm: number;
}

/** The max number of ten places for a category in a varied list, and the min number of categories to vary. */
const varied = { most: 4, categories: 3 };

/**
 * Applies a taste to a ranked list: removes what it excludes, and moves the first of the others (`arrangedLength`) by the fewest
 * places. What is unknown about an event never excludes it, except for `only`. The database does the same for the copy of an account.
 */
export function applyTaste<Event extends Placed>(
  list: readonly Event[],
  { lines }: TasteProfile,
  now: number,
): readonly Event[] {
  if (!lines.length) return list;
  const [first, later] = [list.slice(0, arrangedLength), list.slice(arrangedLength)].map((part) =>
    part.filter((placed) => passes(placed, lines, now)),
  ) as [Event[], Event[]];
  return [...arrange(first, lines, now), ...later];
}

function arrange<Event extends Placed>(kept: readonly Event[], lines: readonly TasteLine[], now: number) {
  const lowered = lower(kept, listMaxima(kept, lines, now));
  const raised = lines.reduce<readonly Event[]>(
    (events, line) => (line.kind === 'more' ? raise(events, line.ofTen, is(line.subject, now)) : events),
    lowered,
  );
  return lines.some(({ kind }) => kind === 'surprise') ? surprise(raised) : raised;
}

const is = (subject: Subject, now: number) => (placed: Placed) => matchesSubject(placed.event, subject, now);

function passes(placed: Placed, lines: readonly TasteLine[], now: number): boolean {
  const { event, distanceKm } = placed;
  const isAlternative = (line: TasteLine) => {
    const same = lines.flatMap((other) =>
      other.kind === 'only' && line.kind === 'only' && isSameGroup(other.subject, line.subject) ? [other.subject] : [],
    );
    return same.some((subject) => matchesSubject(event, subject, now));
  };
  return lines.every((line) => {
    switch (line.kind) {
      case 'never':
        return !matchesSubject(event, line.subject, now);
      case 'only':
        return isAlternative(line);
      case 'notBefore':
        return (startOf(event, now) ?? 1440) >= minuteOf(line.time);
      case 'notAfter':
        return (endOf(event, now) ?? 0) <= minuteOf(line.time);
      case 'maxPrice':
        return (event.priceAmount ?? 0) <= line.euros;
      case 'within':
        return distanceKm >= unknownDistance || distanceKm <= line.kilometres;
      default:
        return true;
    }
  });
}

/** Whether a subject is an alternative to another. A person needs all that they need. */
const isSameGroup = (one: Subject, other: Subject) =>
  one.kind === other.kind && (one.kind !== 'access' || one.value === other.value);

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A max number of ten places. */
interface Maximum {
  readonly most: number;
  readonly isMeant: (placed: Placed) => boolean;
}

function listMaxima(list: readonly Placed[], lines: readonly TasteLine[], now: number): Maximum[] {
  const less = lines.flatMap((line) =>
    line.kind === 'less' ? [{ most: line.ofTen, isMeant: is(line.subject, now) }] : [],
  );
  const categories = new Set<Category>(list.map(({ event }) => event.category));
  if (!lines.some(({ kind }) => kind === 'vary') || categories.size < varied.categories) return less;
  const each = [...categories].map((category) => ({
    most: varied.most,
    isMeant: ({ event }: Placed) => event.category === category,
  }));
  return [...less, ...each];
}

/** Moves the events that exceed a maximum to the next group, and the last ones to the end. */
function lower<Event extends Placed>(list: readonly Event[], maxima: readonly Maximum[]): readonly Event[] {
  if (!maxima.length) return list;
  const limited = list.map((placed) => ({ placed, limits: maxima.filter(({ isMeant }) => isMeant(placed)) }));
  const lowered: Event[] = [];
  let waiting = limited;
  while (waiting.length) {
    const counts = new Map<Maximum, number>();
    const later: typeof limited = [];
    let places = groupLength;
    for (const each of waiting) {
      const isFree = places > 0 && each.limits.every((limit) => (counts.get(limit) ?? 0) < limit.most);
      if (!isFree) {
        later.push(each);
        continue;
      }
      for (const limit of each.limits) counts.set(limit, (counts.get(limit) ?? 0) + 1);
      lowered.push(each.placed);
      places--;
    }
    // Only events that no group may take are left.
    if (places === groupLength) return [...lowered, ...later.map(({ placed }) => placed)];
    waiting = later;
  }
  return lowered;
}

/** Moves the next events that are meant to the last places of each group, in exchange for the last others. */
function raise<Event extends Placed>(
  list: readonly Event[],
  least: number,
  isMeant: (placed: Event) => boolean,
): readonly Event[] {
  const raised: Event[] = [];
  let waiting = list;
  while (waiting.length) {
    const group = waiting.slice(0, groupLength);
    const rest = waiting.slice(groupLength);
    const missing = least - group.filter(isMeant).length;
    const others = group.filter((each) => !isMeant(each));
    const called = missing > 0 ? rest.filter(isMeant).slice(0, Math.min(missing, others.length)) : [];
    const given = new Set(called.length ? others.slice(-called.length) : []);
    raised.push(...group.filter((each) => !given.has(each)), ...called);
    waiting = called.length ? [...given, ...rest.filter((each) => !called.includes(each))] : rest;
  }
  return raised;
}

/** Gives the fifth place to the first event of a category that the first ten events do not have. */
function surprise<Event extends Placed>(list: readonly Event[]): readonly Event[] {
  const usual = new Set(list.slice(0, groupLength).map(({ event }) => event.category));
  const other = list.find(({ event }) => !usual.has(event.category));
  if (!other) return list;
  const rest = list.filter((each) => each !== other);
  return [...rest.slice(0, surprisePlace), other, ...rest.slice(surprisePlace)];
}

const surprisePlace = 4;
