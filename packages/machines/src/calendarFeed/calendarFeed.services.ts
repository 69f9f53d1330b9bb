import { fromService } from '../fromService';
import { calendarFeedMachine } from './calendarFeed.machine';

/** The services that the private calendar calls. */
export interface CalendarFeedServices {
  /** Reads when the calendar was created (ISO 8601); null if the user has none. */
  readFeed(signal: AbortSignal): Promise<string | null>;
  /** Creates the calendar with this token, or replaces its token. The same token again changes nothing. */
  createFeed(token: string, signal: AbortSignal): Promise<void>;
  /** Revokes the calendar. A calendar that is already revoked counts as success. */
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
