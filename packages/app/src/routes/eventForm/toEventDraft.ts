import type { LivelyEvent } from '@lively/engine';
import type { EventDraft } from '@lively/machines';

/** A stored event as the form holds it: what is not known is empty. */
export function toEventDraft(event: LivelyEvent): EventDraft {
  return {
    title: event.title,
    category: event.category,
    location: event.location,
    venue: event.venue ?? '',
    date: event.date ?? '',
    time: event.time ?? '',
    maxCapacity: event.maxCapacity === null ? '' : String(event.maxCapacity),
    description: event.description ?? '',
    price: event.price ?? '',
    ticketUrl: event.ticketUrl ?? '',
    organizerUrl: event.organizerUrl ?? '',
  };
}
