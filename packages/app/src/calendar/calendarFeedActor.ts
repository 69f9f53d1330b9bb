import { type CalendarFeedServices, createCalendarFeedMachine } from '@lively/machines';
import { type Actor, createActor } from 'xstate';

/** Creates the actor for a user's private calendar. Loaded with its dialog. */
export default function createCalendarFeedActor(
  services: CalendarFeedServices,
): Actor<ReturnType<typeof createCalendarFeedMachine>> {
  return createActor(createCalendarFeedMachine(services));
}
