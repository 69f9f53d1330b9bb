import { type CivilTiming, type LivelyEvent, listTimings } from '@lively/engine';

/** Before every event. */
const firstMoment = Date.UTC(1900, 0, 1);

/** Every known time of an event, in order, whatever the clock says. */
export function listAllTimings(event: LivelyEvent): CivilTiming[] {
  return listTimings(event, firstMoment).toCome;
}
