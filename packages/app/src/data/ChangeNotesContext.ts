import type { EventId } from '@lively/engine';
import { createContext, type ReactNode, useContext } from 'react';

/** Renders the change of an event since the user last saw it, for a card or for its page. Undefined if nothing changed. */
export interface ChangeNotes {
  noteOf: (eventId: EventId) => ReactNode | undefined;
  /** Stays visible while the page is open, although the change counts as seen at once. */
  noticeOf: (eventId: EventId) => ReactNode | undefined;
}

export const ChangeNotesContext = createContext<ChangeNotes>({
  noteOf: () => undefined,
  noticeOf: () => undefined,
});

export const useChangeNotes = (): ChangeNotes => useContext(ChangeNotesContext);
