import { type EventStatus, type PriceKind, parseDayRuns, type Timing } from '@lively/engine';
import { parseCategory } from './locales/parseCategory.ts';
import { readNumber } from './readNumber.ts';
import { readText } from './readText.ts';
import type { Row, WidgetEvent } from './WidgetEvent.ts';

/** The columns of the table `events` that the card of a single event shows. */
export const columns =
  'id,title,category,subcategory,location,venue,full_address,date,time,end_time,time_zone,timings,status,image,price,price_kind,price_amount,description,ticket_url,source,source_url,licence';

const statuses: readonly EventStatus[] = ['scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled'];

/** Creates an event from a row of the table or of a feed with any content. Unreadable values become null or empty. */
export function toEvent(row: Row): WidgetEvent {
  const text = (column: string) => readText(row[column]);
  const optional = (column: string) => text(column) || null;
  const url = (column: string) => readText(row[column], Infinity) || null;
  return {
    row,
    id: text('id'),
    title: text('title'),
    category: parseCategory(text('category')) ?? 'leisure',
    location: text('location'),
    venue: optional('venue'),
    date: optional('date'),
    time: optional('time'),
    endTime: optional('end_time'),
    timeZone: text('time_zone'),
    timings: readTimings(row.timings),
    days: parseDayRuns(row.days),
    status: statuses.find((status) => status === text('status')) ?? 'scheduled',
    image: url('image'),
    price: optional('price'),
    // Any other text has the effect of `unknown`.
    priceKind: text('price_kind') as PriceKind,
    priceAmount: readNumber(row.price_amount),
    ticketUrl: url('ticket_url'),
    source: optional('source'),
    sourceUrl: url('source_url'),
    licence: optional('licence'),
  };
}

function readTimings(value: unknown): Timing[] {
  return [value as Timing[]].flat().filter((timing) => timing && typeof timing === 'object');
}
