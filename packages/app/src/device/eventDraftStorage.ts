import type { EventId } from '@lively/engine';
import { type DraftDate, type EventDraft, emptyEventDraft } from '@lively/machines';

/** What was typed in the form of an event and not sent. */
export interface StoredDraft {
  /** The id that a new event gets: sent again after a lost answer, it is the same event. */
  readonly newEventId: EventId;
  readonly draft: EventDraft;
}

const prefix = 'lively_draft ';
/** Which draft: of an event, by its id, or one of the new events that are written side by side, by its number. */
export type DraftSlot = EventId | number;

const toKey = (userId: string, slot: DraftSlot) =>
  `${prefix}${userId} ${typeof slot === 'number' ? `new ${slot}` : slot}`;

/** The drafts of events that this device keeps, one per user and event, or tab that writes a new one. Where it cannot (blocked, full), there are none. */
export const eventDraftStorage = {
  read(userId: string, slot: DraftSlot): StoredDraft | null {
    try {
      return parse(JSON.parse(localStorage.getItem(toKey(userId, slot)) ?? 'null'));
    } catch {
      return null;
    }
  },

  write(userId: string, slot: DraftSlot, stored: StoredDraft): void {
    try {
      localStorage.setItem(toKey(userId, slot), JSON.stringify(stored));
    } catch {
      // The form itself still holds it.
    }
  },

  remove(userId: string, slot: DraftSlot): void {
    try {
      localStorage.removeItem(toKey(userId, slot));
    } catch {
      // Nothing was kept.
    }
  },

  /** Removes every draft, whoever wrote it: somebody who signs out leaves nothing to whom the device is handed to. */
  clear(): void {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
};

function parse(value: Partial<Record<keyof StoredDraft, unknown>> | null): StoredDraft | null {
  const { newEventId, draft } = value ?? {};
  if (typeof newEventId !== 'string' || typeof draft !== 'object' || draft === null) return null;
  const { otherDates = [], ...texts }: Partial<Record<string, unknown>> = { ...draft };
  const { otherDates: _, ...emptyTexts } = emptyEventDraft;
  if (!hasTexts(texts, emptyTexts) || !Array.isArray(otherDates)) return null;
  return { newEventId, draft: { ...texts, otherDates: otherDates.filter(isDate) } };
}

function isDate(value: unknown): value is DraftDate {
  return typeof value === 'object' && value !== null && hasTexts({ ...value }, { date: '', time: '', endTime: '' });
}

function hasTexts<Texts extends object>(value: Partial<Record<string, unknown>>, names: Texts): value is Texts & {} {
  return Object.keys(names).every((name) => typeof value[name] === 'string');
}
