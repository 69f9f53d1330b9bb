import type { CivilDate, EventId, EventStatus } from '@lively/engine';

/** What was, and what is now. */
interface Changed<Value> {
  readonly was: Value;
  readonly now: Value;
}

/** One time that an event takes place, in its time zone. A time is `HH:MM`. */
export interface ChangedTime {
  readonly date: CivilDate;
  readonly time?: string;
  readonly end_time?: string;
}

export interface ChangedPlace {
  readonly location: string;
  readonly venue?: string;
  readonly address?: string;
}

/** A saved event that is not as the user last saw it. What did not change is left out. */
export interface EventChange {
  readonly eventId: EventId;
  readonly title: string;
  /** Which state of the event this is: named when the change was seen. */
  readonly version: number;
  /** `now` is left out where the event no longer takes place at that time, and at no other instead. */
  readonly schedule?: { readonly was: ChangedTime; readonly now?: ChangedTime };
  readonly place?: Changed<ChangedPlace>;
  readonly status?: Changed<EventStatus>;
  /** As the organiser wrote them; only a price that rose is reported. */
  readonly price?: Changed<string>;
}

/** The changes of the events that a user keeps or has a ticket for. */
export interface ChangeServices {
  /** The latest first, at most a hundred. */
  listChanges(signal: AbortSignal): Promise<EventChange[]>;
  /** Notes that the user has seen these changes: on every device. What changes later is reported again. */
  seeChanges(changes: readonly Pick<EventChange, 'eventId' | 'version'>[], signal: AbortSignal): Promise<void>;
}
