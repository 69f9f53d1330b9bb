import { type CalendarFeedServices, createCalendarFeedMachine } from '@lively/machines';
import { type Actor, createActor } from 'xstate';

/** The private calendar of a user. Loaded with its dialog. */
export default function createCalendarFeedActor(
  services: CalendarFeedServices,
): Actor<ReturnType<typeof createCalendarFeedMachine>> {
  return createActor(createCalendarFeedMachine(services));
}
