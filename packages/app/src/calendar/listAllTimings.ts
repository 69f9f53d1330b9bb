import { type CivilTiming, type LivelyEvent, listTimings } from '@lively/engine';

/** An instant before every event. */
const firstMoment = Date.UTC(1900, 0, 1);

/** Lists every known time of an event in order, past ones included. */
export function listAllTimings(event: LivelyEvent): CivilTiming[] {
  return listTimings(event, firstMoment).toCome;
}
