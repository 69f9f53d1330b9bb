import { type EventId, isDay, isTime } from '@lively/engine';
import { type EventDraft, emptyEventDraft, parseStored } from '@lively/machines';
import {
  array,
  entriesFromList,
  fallback,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
} from 'valibot';
import { deviceOwner } from './deviceOwner';
import { deviceStorage } from './deviceStorage';

/** The values typed into the form of an event and not sent. */
export interface StoredDraft {
  /** The id of the new event, which makes sending idempotent: after a lost answer it is the same event. */
  readonly newEventId: EventId;
  readonly draft: EventDraft;
  /** The stored event that the draft changes. Missing in drafts of older versions. */
  readonly base?: EventDraft | undefined;
}

const { otherDates: _dates, imageFocus: _focus, ...emptyTexts } = emptyEventDraft;
const textNames = Object.keys(emptyTexts) as (keyof typeof emptyTexts)[];

const timeNames = ['date', 'time', 'endTime'] as const;
/** A text that the browser could not parse as a day or a time is not in its field after a reload. */
const timeSchema = pipe(
  string(),
  transform((text) => (isDay(text) || isTime(text) ? text : '')),
);

const percent = pipe(number(), integer(), minValue(0), maxValue(100));

const draftSchema = object({
  ...entriesFromList(textNames, string()),
  ...entriesFromList(timeNames, timeSchema),
  // Older drafts have none.
  attendance: optional(string(), emptyEventDraft.attendance),
  minAge: optional(string(), emptyEventDraft.minAge),
  maxAge: optional(string(), emptyEventDraft.maxAge),
  accessibility: optional(string(), emptyEventDraft.accessibility),
  imageFocus: fallback(nullable(object({ x: percent, y: percent })), null),
  otherDates: optional(array(object(entriesFromList(timeNames, timeSchema))), []),
});
const schema = object({ newEventId: string(), draft: draftSchema, base: optional(draftSchema) });

/** The key of a draft: the id of its event, or a number for each new event, since several can be written in parallel. */
export type DraftSlot = EventId | number;

const toKey = (userId: string, slot: DraftSlot) =>
  `lively_draft ${userId} ${typeof slot === 'number' ? `new ${slot}` : slot}`;

/** The drafts of events on this device, one per user and event, or per tab with a new event. */
export const eventDraftStorage = {
  read: (userId: string, slot: DraftSlot): StoredDraft | null =>
    parseStored(schema, deviceStorage.read(toKey(userId, slot))),

  /** Stores nothing after the end of the session: the form may still be open while the device is erased. */
  write(userId: string, slot: DraftSlot, stored: StoredDraft): void {
    if (deviceOwner.read()?.userId === userId) deviceStorage.write(toKey(userId, slot), JSON.stringify(stored));
  },

  remove: (userId: string, slot: DraftSlot): void => deviceStorage.remove(toKey(userId, slot)),
};
