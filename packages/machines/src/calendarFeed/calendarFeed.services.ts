import { fromService } from '../fromService';
import { calendarFeedMachine } from './calendarFeed.machine';

/** What a private calendar needs from the outside world. */
export interface CalendarFeedServices {
  /** Since when the user has the calendar, as an instant; null without one. */
  readFeed(signal: AbortSignal): Promise<string | null>;
  /** Makes the calendar with this token, or gives it this token instead of its own. The same token again changes nothing. */
  createFeed(token: string, signal: AbortSignal): Promise<void>;
  /** Ends the calendar; one that has ended counts as success. */
  revokeFeed(signal: AbortSignal): Promise<void>;
}

export const createCalendarFeedMachine = (services: CalendarFeedServices) =>
  calendarFeedMachine.provide({
    actors: {
      readFeed: fromService<string | null>((_, signal) => services.readFeed(signal)),
      createFeed: fromService<void, string>((token, signal) => services.createFeed(token, signal)),
      revokeFeed: fromService<void>((_, signal) => services.revokeFeed(signal)),
    },
  });
