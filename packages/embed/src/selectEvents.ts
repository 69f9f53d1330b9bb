import { cityOf, distanceToEvent, findKnownCity, type KnownCity, type NextTiming } from '@lively/engine';
import type { Ask } from './loadEvents.ts';
import { crowd, crowdAbove, nearby, nearbyKilometres, preference, soon, soonDays } from './points.static.ts';
import { findCategory, type Words } from './texts.ts';
import { timingIn } from './timingIn.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** Why an event has some of its points, in words. */
export type Reason = readonly [points: number, text: string];

/** An event, the time it is shown with, and why it is where it is. */
export interface ShownEvent {
  readonly event: WidgetEvent;
  readonly when: NextTiming | null;
  readonly reasons: readonly Reason[];
}

/**
 * The events that a widget shows, in its order: ranked as the engine recommends when the partner gave tags or a place, else by
 * date.
 */
export function selectEvents(events: readonly WidgetEvent[], ask: Ask, { locale, say }: Words): ShownEvent[] {
  const id = ask('event-id');
  const city = ask('city');
  const category = findCategory(ask('category'));
  const near = ask('near');
  const tags = ask('tags');
  const isRanked = tags || near;
  // A tag without a word of its own is told by itself.
  const wordForTag = new Map(tags.split(',').map((tag) => `${tag}=${tag}`.trim().split('=') as [string, string]));
  const origin = (findKnownCity(near || city) ?? findKnownCity('Paris')) as KnownCity;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

  return events
    .map((event) => {
      const when = timingIn(event, ask('date'));
      const distance = isRanked ? distanceToEvent(origin, event) : 0;
      const going = +event.purchases_count || +event.participants;
      const candidates = [
        ...[event.subcategory, event.category].map((tag) => [wordForTag.get(tag) && preference, wordForTag.get(tag)]),
        [distance <= nearbyKilometres && nearby, `${origin.name}, ${Math.round(distance)} km`],
        [when && when.daysAway <= soonDays && soon, relative.format(when?.daysAway ?? 0, 'day')],
        [going > crowdAbove && crowd, `${going.toLocaleString(locale)} ${say('crowd')}`],
      ] as Reason[];
      const reasons = candidates.filter(([points]) => isRanked && points);
      const score = reasons.reduce((sum, [points]) => sum + points, 0);
      return { event, when, reasons, score, distance, order: isRanked ? event.id : when ? when.date + when.time : '~' };
    })
    .filter(({ event, when }) =>
      id
        ? event.id === id
        : when !== undefined &&
          !when?.past &&
          !(isRanked && event.status === 'cancelled') &&
          (!city || cityOf(event.location) === cityOf(city)) &&
          (!category || event.category === category),
    )
    .sort(
      (one, other) => other.score - one.score || one.distance - other.distance || (one.order < other.order ? -1 : 1),
    ) as ShownEvent[];
}
