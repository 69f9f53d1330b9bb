import type { LivelyEvent } from '@lively/engine';
import { type DraftDate, type EventDate, type EventDraft, listEventDates } from '@lively/machines';

/** A stored event as the form holds it: what is not known is empty. */
export function toEventDraft(event: LivelyEvent): EventDraft {
  const [first = { date: '', time: '', endTime: '' }, ...otherDates] = listEventDates(event).map(toDraftDate);
  return {
    title: event.title,
    category: event.category,
    location: event.location,
    venue: event.venue ?? '',
    ...first,
    otherDates,
    fullAddress: event.fullAddress ?? '',
    access: event.access ?? '',
    maxCapacity: event.maxCapacity === null ? '' : String(event.maxCapacity),
    description: event.description ?? '',
    lineup: event.lineup.join('\n'),
    features: event.features.join('\n'),
    organizer: event.organizer ?? '',
    organizerContact: event.organizerContact ?? '',
    price: event.price ?? '',
    ticketUrl: event.ticketUrl ?? '',
    organizerUrl: event.organizerUrl ?? '',
  };
}

function toDraftDate({ date, time, endTime }: EventDate): DraftDate {
  return { date, time: time ?? '', endTime: endTime ?? '' };
}
