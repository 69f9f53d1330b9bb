import type { LivelyEvent } from '@lively/engine';
import { readNumber } from '../readNumber.ts';
import { readText } from '../readText.ts';
import type { WidgetEvent } from '../WidgetEvent.ts';
import { parseSubcategory } from './parseTag.ts';

type ScoredEvent = WidgetEvent &
  Pick<LivelyEvent, 'subcategory' | 'coordinates' | 'participants' | 'purchasesCount' | 'rating'>;

/** Adds the columns that only a score depends on. Unreadable values become null, or zero. */
export function toScoredEvent(event: WidgetEvent): ScoredEvent {
  const { row } = event;
  const [latitude, longitude] = [readNumber(row.latitude), readNumber(row.longitude)];
  return {
    ...event,
    subcategory: parseSubcategory(readText(row.subcategory)),
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    participants: readNumber(row.participants),
    purchasesCount: readNumber(row.purchases_count) ?? 0,
    // Not a column of the table: events have no ratings.
    rating: null,
  };
}
