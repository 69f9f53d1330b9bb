import { type EventStatus, hasVisibleText, parseDayRuns, priceKinds, type Timing } from '@lively/engine';
import { parseCategory } from './locales/index.ts';
import { parseSubcategory } from './parseTag.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** The columns of the table `events` that a widget reads. */
export const columns =
  'id,title,category,subcategory,location,venue,full_address,latitude,longitude,date,time,end_time,time_zone,timings,status,image,participants,price,price_kind,price_amount,description,ticket_url,source,source_url,licence,purchases_count';

/** The max number of characters of a text, and of a description. CSS does not cut texts. */
const maxTextLength = 100;
const maxDescriptionLength = 300;
const statuses: readonly EventStatus[] = ['scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled'];

/** Creates an event from a row of the table or of a feed with any content. Unreadable values become null or empty. */
export function toEvent(row: Readonly<Record<string, unknown>>): WidgetEvent {
  const text = (column: string) => readText(row[column]);
  const url = (column: string) => readText(row[column], Infinity) || null;
  const number = (column: string) => readNumber(row[column]);
  const [latitude, longitude] = [number('latitude'), number('longitude')];
  return {
    id: text('id'),
    title: text('title'),
    category: parseCategory(text('category')) ?? 'leisure',
    subcategory: parseSubcategory(text('subcategory')) ?? null,
    location: text('location'),
    venue: text('venue') || null,
    fullAddress: text('full_address') || null,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    date: text('date') || null,
    time: text('time') || null,
    endTime: text('end_time') || null,
    timeZone: text('time_zone'),
    timings: readTimings(row.timings),
    days: parseDayRuns(row.days),
    status: statuses.find((status) => status === text('status')) ?? 'scheduled',
    image: url('image'),
    participants: number('participants'),
    price: text('price') || null,
    priceKind: priceKinds.find((kind) => kind === text('price_kind')) ?? 'unknown',
    priceAmount: number('price_amount'),
    description: readText(row.description, maxDescriptionLength) || null,
    ticketUrl: url('ticket_url'),
    source: text('source') || null,
    sourceUrl: url('source_url'),
    licence: text('licence') || null,
    purchasesCount: number('purchases_count') ?? 0,
    // Not a column of the table: events have no ratings.
    rating: null,
  };
}

/** Cuts a text and removes the characters that change the text direction. A text without visible characters becomes empty. */
function readText(value: unknown, maxLength = maxTextLength): string {
  const text = `${value ?? ''}`.replace(/\p{Bidi_C}/gu, '').trim();
  if (!hasVisibleText(text)) return '';
  return text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text;
}

function readNumber(value: unknown): number | null {
  const number = Number.parseFloat(`${value}`);
  return Number.isFinite(number) ? number : null;
}

function readTimings(value: unknown): Timing[] {
  return Array.isArray(value) ? value.filter((timing) => timing && typeof timing === 'object') : [];
}
