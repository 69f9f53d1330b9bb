import type { EventId } from '@lively/engine';
import { type EventDraft, emptyEventDraft } from '@lively/machines';

/** What was typed in the form of an event and not sent. */
export interface StoredDraft {
  /** The id that a new event gets: sent again after a lost answer, it is the same event. */
  readonly newEventId: EventId;
  readonly draft: EventDraft;
}

const prefix = 'lively_draft ';
/** @param eventId - Null for a new event. */
const toKey = (userId: string, eventId: EventId | null) => `${prefix}${userId} ${eventId ?? 'new'}`;

/** The drafts of events that this device keeps, one per user and event. Where it cannot (blocked, full), there are none. */
export const eventDraftStorage = {
  read(userId: string, eventId: EventId | null): StoredDraft | null {
    try {
      return parse(JSON.parse(localStorage.getItem(toKey(userId, eventId)) ?? 'null'));
    } catch {
      return null;
    }
  },

  write(userId: string, eventId: EventId | null, stored: StoredDraft): void {
    try {
      localStorage.setItem(toKey(userId, eventId), JSON.stringify(stored));
    } catch {
      // The form itself still holds it.
    }
  },

  remove(userId: string, eventId: EventId | null): void {
    try {
      localStorage.removeItem(toKey(userId, eventId));
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
  return typeof newEventId === 'string' && isDraft(draft) ? { newEventId, draft } : null;
}

function isDraft(value: unknown): value is EventDraft {
  if (typeof value !== 'object' || value === null) return false;
  const texts: Record<string, unknown> = { ...value };
  return Object.keys(emptyEventDraft).every((name) => typeof texts[name] === 'string');
}
