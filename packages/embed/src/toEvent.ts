import { type EventStatus, hasVisibleText, type Timing } from '@lively/engine';
import { parseCategory } from './locales/index.ts';
import { parseSubcategory } from './parseTag.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** The columns of the table `events` that a widget reads. */
export const columns =
  'id,title,category,subcategory,location,venue,latitude,longitude,date,time,end_time,time_zone,timings,status,image,participants,price,ticket_url,source,source_url,licence,purchases_count';

/** Characters of the longest text that is shown. */
const maxTextLength = 300;
const statuses: readonly EventStatus[] = ['scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled'];

/** An event from a row of the table or of a feed, whatever it holds: what cannot be read is null or empty. */
export function toEvent(row: Readonly<Record<string, unknown>>): WidgetEvent {
  const text = (column: string) => readText(row[column]);
  const number = (column: string) => readNumber(row[column]);
  const [latitude, longitude] = [number('latitude'), number('longitude')];
  return {
    id: text('id'),
    title: text('title'),
    category: parseCategory(text('category')) ?? 'leisure',
    subcategory: parseSubcategory(text('subcategory')) ?? null,
    location: text('location'),
    venue: text('venue') || null,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    date: text('date') || null,
    time: text('time') || null,
    endTime: text('end_time') || null,
    timeZone: text('time_zone'),
    timings: readTimings(row.timings),
    status: statuses.find((status) => status === text('status')) ?? 'scheduled',
    image: text('image') || null,
    participants: number('participants'),
    price: text('price') || null,
    ticketUrl: text('ticket_url') || null,
    source: text('source') || null,
    sourceUrl: text('source_url') || null,
    licence: text('licence') || null,
    purchasesCount: number('purchases_count') ?? 0,
    // No column of the table: nobody rates events.
    rating: null,
  };
}

/** Cut, and without the characters that turn the direction of their neighbours. What shows nothing is empty. */
function readText(value: unknown): string {
  const text = `${value ?? ''}`
    .slice(0, maxTextLength)
    .replace(/\p{Bidi_C}/gu, '')
    .trim();
  return hasVisibleText(text) ? text : '';
}

function readNumber(value: unknown): number | null {
  const number = Number.parseFloat(`${value}`);
  return Number.isFinite(number) ? number : null;
}

function readTimings(value: unknown): Timing[] {
  return Array.isArray(value) ? value.filter((timing) => timing && typeof timing === 'object') : [];
}
