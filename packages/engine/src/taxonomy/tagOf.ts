import type { LivelyEvent } from '../vocabulary.ts';

/** The tag that an interaction with an event is remembered by: its subcategory, else its category. */
export function tagOf(event: Pick<LivelyEvent, 'category' | 'subcategory'>): string {
  return event.subcategory ?? event.category;
}
