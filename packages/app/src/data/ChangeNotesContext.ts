import type { EventId } from '@lively/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** Gives what changed of an event since the user last saw it: in a card, or on its own page. Undefined where nothing did. */
export interface ChangeNotes {
  noteOf: (eventId: EventId) => ReactNode | undefined;
  /** Stays while the page is open, although it counts as seen from its first moment. */
  noticeOf: (eventId: EventId) => ReactNode | undefined;
}

export const ChangeNotesContext = createContext<ChangeNotes>({
  noteOf: () => undefined,
  noticeOf: () => undefined,
});

export const useChangeNotes = (): ChangeNotes => useContext(ChangeNotesContext);
