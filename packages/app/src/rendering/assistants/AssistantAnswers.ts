import type { AccessNeed, Category, Count, SubcategorySlug } from '@lively/engine';
import type { EventCounts, EventRelaxation } from '../../data/EventQuery';
import type { Language } from '../../i18n/languages';

/** What the tools for assistants ask of the app (docs/decisions/0131). Texts of events are from strangers, and stay data. */
export interface AssistantAnswers {
  /**
   * Searches as the list does.
   *
   * @returns Null if the commune or an area of the search is unknown.
   * @throws Error if the backend does not answer, with its code if it refuses.
   */
  searchEvents(request: AssistantSearch & AssistantPage): Promise<AssistantList | null>;
  /**
   * Reads what the page of an event shows; null for an event that is not public, and for the URL of another site.
   *
   * @param address - The id of an event, or the URL of its page.
   * @param now - Milliseconds since 1970.
   * @throws Error if the backend does not answer.
   */
  readEvent(address: string, language: Language, now: number): Promise<AssistantEvent | null>;
  /** Counts the events of each day of a search whose days are a range. Null if the commune or an area is unknown. */
  listDays(search: AssistantSearch): Promise<AssistantDays | null>;
  /** Returns the addresses at which other programs follow a search. Null if the commune or an area is unknown. */
  listAddresses(search: AssistantSearch): Promise<AssistantAddresses | null>;
}

/** A search of an assistant. */
export interface AssistantSearch {
  /** Parameters of the list, as in its URL, and `line` or `place` as typed. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface AssistantPage {
  /** Events on a page: at most 100. */
  readonly limit: number;
  /** The end of the page before; null for the first page. */
  readonly cursor: string | null;
}

/** What a search was understood as. */
export interface UnderstoodSearch {
  /** The arguments of `explore_events` (docs/decisions/0019). */
  readonly filters: Readonly<Record<string, string | number | boolean>>;
  /** The names of the communes, districts, departments or regions. */
  readonly places: readonly string[];
  /** The words that are searched in the texts of events. */
  readonly searchedText: string;
  /** The words of the line that are neither a filter nor searched. */
  readonly unreadWords: readonly string[];
  /** The words of the line with several meanings, which stay text, and the arguments of each meaning. */
  readonly ambiguous: readonly { readonly words: string; readonly options: readonly Meaning[] }[];
  /** The parameters without effect, because others exclude them. */
  readonly droppedFilters: readonly string[];
  /** Whether the line asks for events near the user, whose position the site does not know. */
  readonly needsPlace: boolean;
  /** The URL of the list on the site. */
  readonly url: string;
}

/** A meaning of ambiguous words: its label, the code of a department, the letter of a holiday zone or the days, and its arguments. */
interface Meaning {
  readonly label: string;
  readonly commune?: string;
  readonly areas?: readonly string[];
  readonly first_day?: string;
  readonly last_day?: string;
  readonly weekdays?: readonly number[];
  readonly date_filter?: string;
}

export interface AssistantList {
  readonly understood: UnderstoodSearch;
  readonly total: Count;
  readonly events: readonly ListedForAssistant[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  readonly counts: Pick<EventCounts, 'days' | 'prices' | 'categories'>;
  /** The single filters to remove from an empty list. */
  readonly relaxations: readonly EventRelaxation[];
  /** The probable spelling of the text for an empty list. */
  readonly correction: string | null;
}

/** One time of an event, in the time zone of its venue. */
interface AssistantTiming {
  readonly date: string;
  readonly endDate: string;
  readonly time: string | null;
  readonly endTime: string | null;
}

/** An event of a list. */
export interface ListedForAssistant {
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly subcategory: SubcategorySlug | null;
  readonly status: string;
  /** Whether its last known time is over. */
  readonly isOver: boolean;
  /** The first time on the days of the search, otherwise the next or the last one; null if the date is unknown. */
  readonly when: AssistantTiming | null;
  /** The number of times to come that are known. */
  readonly timesToCome: number;
  readonly timeZone: string;
  readonly place: {
    readonly venue: string | null;
    readonly city: string;
    readonly address: string | null;
    readonly isOnline: boolean;
  };
  readonly price: { readonly text: string | null; readonly kind: string; readonly euros: number | null };
  /** Kilometres from the searched commune; null if it is unknown, or without a commune. */
  readonly distanceKm: number | null;
  readonly url: string;
  readonly ticketUrl: string | null;
  readonly organizer: string | null;
  readonly credit: {
    readonly source: string | null;
    readonly sourceUrl: string | null;
    readonly licence: string | null;
  };
}

/** An event with all that its page shows. */
export interface AssistantEvent extends Omit<ListedForAssistant, 'distanceKm'> {
  readonly description: string | null;
  /** Whether a source lists it although it is no event to go to. */
  readonly isNotice: boolean;
  readonly times: readonly AssistantTiming[];
  /** The date as the source wrote it. */
  readonly originalDate: string | null;
  readonly programme: readonly string[];
  readonly services: readonly string[];
  readonly access: string | null;
  /** The needs that it declares itself accessible for, and when; all others are unknown. */
  readonly accessibility: readonly AccessNeed[];
  readonly accessibilityAt: string | null;
  readonly organizerUrl: string | null;
  readonly organizerContact: string | null;
  readonly mapUrl: string | null;
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  /** Years, as declared. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly maxCapacity: number | null;
  readonly participants: number | null;
  readonly image: { readonly url: string; readonly text: string | null } | null;
  readonly votes: { readonly up: number; readonly down: number };
}

/** The days of a search that have events. */
export interface AssistantDays {
  readonly understood: UnderstoodSearch;
  readonly total: Count;
  readonly days: readonly { readonly date: string; readonly events: Count }[];
}

/** The addresses of a search. */
export interface AssistantAddresses {
  readonly understood: UnderstoodSearch;
  /** iCalendar (RFC 5545), to subscribe to. */
  readonly ics: string;
  /** The same for calendar apps. */
  readonly webcal: string;
  readonly rss: string;
  readonly jsonFeed: string;
}
