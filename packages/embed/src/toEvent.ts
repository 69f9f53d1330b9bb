import type { Coordinates } from '@lively/engine';
import { longestText } from './limits.ts';
import { findCategory } from './texts.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** The columns of the table `events` that a widget reads. */
export const columns =
  'id,title,category,subcategory,location,venue,latitude,longitude,date,time,end_time,time_zone,timings,status,image,participants,price,ticket_url,purchases_count';

type Column = keyof WidgetEvent | keyof Coordinates | 'end_time' | 'time_zone';

/** An event from a row of the table or of a feed, whatever it holds: what cannot be read is empty. */
export function toEvent(row: Readonly<Record<string, unknown>>): WidgetEvent {
  const event = Object.fromEntries(
    columns.split(',').map((column) => [
      column,
      // No text is endless, and none turns the direction of its neighbours.
      `${row[column] ?? ''}`
        .slice(0, longestText)
        .replace(/\p{Bidi_C}/gu, '')
        .trim(),
    ]),
  ) as Record<Column, string>;
  return {
    ...event,
    category: findCategory(event.category) ?? 'leisure',
    // Arithmetic takes numbers from texts.
    coordinates: event.latitude ? (event as unknown as Coordinates) : null,
    endTime: event.end_time,
    timeZone: event.time_zone,
    timings: [row.timings].flat().filter(Boolean) as WidgetEvent['timings'],
  };
}
