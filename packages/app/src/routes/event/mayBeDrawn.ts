import { isOnline, type LivelyEvent } from '@lively/engine';

/**
 * Whether a map may show the place of an event: it has coordinates, and the time zone of a department. Only the outlines, which
 * load with the map, can tell.
 */
export function mayBeDrawn(event: LivelyEvent): boolean {
  return event.coordinates !== null && /Paris|America|Indian/.test(event.timeZone) && !isOnline(event);
}
