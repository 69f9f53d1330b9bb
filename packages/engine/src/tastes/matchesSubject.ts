import { nextSpan } from '../dates/nextSpan.ts';
import { isForFamilies } from '../events/isForFamilies.ts';
import { isOnline } from '../events/isOnline.ts';
import { cityOf } from '../geo/cityOf.ts';
import { listTags } from '../taxonomy/listTags.ts';
import { hasWords } from '../text/hasWords.ts';
import { splitWords } from '../text/splitWords.ts';
import type { LivelyEvent } from '../vocabulary.ts';
import { partsOfDay, type Subject, weekdays } from './TasteProfile.ts';

/** Whether an event is what a subject names. An unknown time, price or place is no match. */
export function matchesSubject(event: LivelyEvent, subject: Subject, now: number): boolean {
  switch (subject.kind) {
    case 'topic':
      return listTags(event).includes(subject.value);
    case 'text':
      return hasWords([event.title, event.venue, ...event.lineup], subject.value);
    case 'commune':
      return cityOf(event.location) === cityOf(subject.value);
    case 'weekday': {
      const start = nextSpan(event, now)?.span.start;
      // 1970-01-01 was a Thursday.
      const weekday = start === undefined ? undefined : weekdays[(Math.floor(start / 1440) + 3) % 7];
      return weekday !== undefined && subject.value.includes(weekday);
    }
    case 'part': {
      const minute = startOf(event, now);
      const [from, to] = partsOfDay[subject.value].map((hour) => hour * 60) as [number, number];
      return minute !== null && [minute, minute + 1440].some((each) => each >= from && each < to);
    }
    case 'free':
      return event.priceAmount === 0;
    case 'online':
      return isOnline(event) || event.attendance === 'online';
    case 'family':
      return isForFamilies(event);
    case 'access':
      return event.accessibility.includes(subject.value);
    case 'organiser':
      return event.organizer !== null && fold(event.organizer) === fold(subject.value);
    case 'event':
      return event.id === subject.value.id;
  }
}

/** Returns the minute of the day at which the next time of an event begins; null if its hour is unknown. */
export function startOf(event: LivelyEvent, now: number): number | null {
  return minutesOf(event, now)?.start ?? null;
}

/** Returns the minute, counted from the first midnight, at which the next time of an event ends; null if unknown. */
export function endOf(event: LivelyEvent, now: number): number | null {
  return minutesOf(event, now)?.end ?? null;
}

function minutesOf(event: LivelyEvent, now: number): { readonly start: number; readonly end: number } | null {
  const span = nextSpan(event, now)?.span;
  if (!span || !(event.time || event.timings.length)) return null;
  const midnight = Math.floor(span.start / 1440) * 1440;
  return { start: span.start - midnight, end: span.end - midnight };
}

const fold = (text: string) => splitWords(text).join(' ');
