import type { LivelyEvent } from '@lively/engine';
import type { EventQuery } from './EventQuery';

/** The maximum length of a search's name in characters. */
export const maxSearchNameLength = 80;

/** A saved search of a user. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** The canonical parameters of the URL of explore, without a question mark. */
  readonly query: string;
  /** The number of events added since the search was last opened, at most 99. */
  readonly newCount: number;
  /** Whether there are more than that. */
  readonly hasMore: boolean;
  /** Some of the new events, the latest first. */
  readonly newEvents: readonly LivelyEvent[];
  /** When the newest of them was added: an instant, ISO 8601. Null without new events. */
  readonly newestAt: string | null;
}

/** The saved searches of a user. */
export interface SavedSearchServices {
  /** Resolves to `known` if the user has already saved the search. */
  saveSearch(search: NewSearch, signal: AbortSignal): Promise<'saved' | 'known'>;
  /** Lists the latest first, with the new events of each. */
  listSearches(signal: AbortSignal): Promise<readonly SavedSearch[]>;
  renameSearch(id: string, name: string, signal: AbortSignal): Promise<void>;
  /** Marks all events that are listed by now as seen. */
  openSearch(id: string): Promise<void>;
  deleteSearch(id: string, signal: AbortSignal): Promise<void>;
  /** Whether the user receives the mail of the week. */
  readWeeklyMail(signal: AbortSignal): Promise<boolean>;
  changeWeeklyMail(wanted: boolean, signal: AbortSignal): Promise<void>;
}

export interface NewSearch {
  /** Created by the client: a search that is sent twice is saved once. */
  readonly id: string;
  readonly name: string;
  /** The canonical parameters of the URL of explore. */
  readonly query: string;
  /** The same as a query for events. Its order does not count. */
  readonly filters: EventQuery;
}
