import type { LivelyEvent } from '@lively/engine';
import type { EventQuery } from './EventQuery';

/** The most characters of the name of a search. */
export const maxSearchNameLength = 80;

/** A search that a user has saved. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** The canonical parameters of the URL of explore, without a question mark. */
  readonly query: string;
  /** How many events were listed since the search was last opened, at most 99. */
  readonly newCount: number;
  /** Whether there are more. */
  readonly hasMore: boolean;
  /** The first of them, the latest first. */
  readonly newEvents: readonly LivelyEvent[];
  /** When the latest was listed: an instant, ISO 8601. Null without new events. */
  readonly newestAt: string | null;
}

/** What a user keeps of explore. */
export interface SavedSearchServices {
  /** Resolves to `known` for a search that the user has saved before. */
  saveSearch(search: NewSearch, signal: AbortSignal): Promise<'saved' | 'known'>;
  /** The latest first, with what is new in each. */
  listSearches(signal: AbortSignal): Promise<readonly SavedSearch[]>;
  renameSearch(id: string, name: string, signal: AbortSignal): Promise<void>;
  /** Nothing that is listed until now is new in it any more. */
  openSearch(id: string): Promise<void>;
  deleteSearch(id: string, signal: AbortSignal): Promise<void>;
  /** Whether the user gets the mail of the week. */
  readWeeklyMail(signal: AbortSignal): Promise<boolean>;
  changeWeeklyMail(wanted: boolean, signal: AbortSignal): Promise<void>;
}

export interface NewSearch {
  /** Made by the client: a search that is sent twice is saved once. */
  readonly id: string;
  readonly name: string;
  /** The canonical parameters of the URL of explore. */
  readonly query: string;
  /** The same, as a query for events. Its order does not count. */
  readonly filters: EventQuery;
}
