import type { AccessNeed, CivilDate, EventId, EventStatus } from '@lively/engine';

/** The old and the new value. */
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

/** A saved event that changed since the user last saw it. Fields that did not change are omitted. */
export interface EventChange {
  readonly eventId: EventId;
  readonly title: string;
  /** The version of the event, sent back when the change was seen. */
  readonly version: number;
  /** `now` is omitted if that time was removed and not replaced. */
  readonly schedule?: { readonly was: ChangedTime; readonly now?: ChangedTime };
  readonly place?: Changed<ChangedPlace>;
  readonly status?: Changed<EventStatus>;
  /** The texts of the organiser; only a higher price is reported. */
  readonly price?: Changed<string>;
  /** The access needs that it no longer declares. */
  readonly access?: readonly AccessNeed[];
}

/** The changes of the events that a user has saved or has a ticket for. */
export interface ChangeServices {
  /** Returns at most 100, the latest first. */
  listChanges(signal: AbortSignal): Promise<EventChange[]>;
  /** Marks these changes as seen on every device. Later changes are reported again. */
  seeChanges(changes: readonly Pick<EventChange, 'eventId' | 'version'>[], signal: AbortSignal): Promise<void>;
}
