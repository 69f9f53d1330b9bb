import type { Language } from '../../i18n/languages';

/** What a page of another site shows of this site: a list, or one event. All texts are plain, in one language. */
export interface WidgetContent {
  readonly kind: 'list' | 'event';
  readonly language: Language;
  /** « Lyon · Musique », or the title of the event. */
  readonly title: string;
  readonly link: WidgetLink;
  readonly events: readonly WidgetEvent[];
  /** The text in place of the events; null if there are any. */
  readonly message: string | null;
}

/** The page of this site that shows the same. */
interface WidgetLink {
  readonly label: string;
  readonly url: string;
}

export interface WidgetEvent {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** « samedi 12 décembre, 20:30 »; empty if the date is unknown. */
  readonly when: string;
  /** The day of `when`, in three parts; null if it is unknown. */
  readonly date: {
    /** `YYYY-MM-DD` */
    readonly dateTime: string;
    readonly weekday: string;
    readonly day: string;
    readonly month: string;
  } | null;
  /** Of a single event: « Autres dates : 13 déc., 14 déc. »; otherwise empty. */
  readonly otherDates: string;
  readonly place: string;
  /** Empty if it is unknown. */
  readonly price: string;
  /** Why nobody can attend: « Annulé »; otherwise empty. */
  readonly status: string;
  readonly category: string;
  /** Of a single event, its beginning; otherwise empty. */
  readonly description: string;
  /** The URL of the picture, 320 pixels wide; null if there is none. */
  readonly picture: string | null;
  /** The drawn poster in place of a picture, as SVG, 4:5; null beside a picture. */
  readonly poster: string | null;
  /** « Source : OpenAgenda. Licence Ouverte 2.0. »; null for an event of this site. */
  readonly credit: { readonly text: string; readonly url: string | null } | null;
}

/** A list of events for another site. */
export interface WidgetRequest {
  readonly language: Language;
  /** The result of `readSearch`. */
  readonly search: string;
  /** Events: 1 to 100. */
  readonly limit: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What the filters of a custom element on another site mean. */
export interface WidgetFilters {
  /** The arguments of `explore_events` (docs/decisions/0019), without order and length. */
  readonly arguments: Readonly<Record<string, string | number | boolean>>;
  /** The names of a venue and an organiser, for `list_events_of_source`; empty without one. */
  readonly source: { readonly venue: string; readonly organizer: string };
  /** The names of the filters: « Lyon », « Gratuit ». */
  readonly labels: readonly string[];
  /** The words of a search line without effect. */
  readonly unread: readonly string[];
  /** The names of parameters that filter nothing, for the developer of the page. */
  readonly ignored: readonly string[];
}

/** The contents for other sites. Errors of the backend are thrown. */
export interface Widgets {
  /**
   * Reads the filters of a widget in a fixed order: those of a feed, and the search line, which is parsed again for each answer.
   *
   * @returns With its question mark, or empty.
   */
  readSearch(search: string): string;
  /** @param search - As the partner wrote it. @param now - Milliseconds since 1970. */
  readFilters(search: string, language: Language, now: number): Promise<WidgetFilters>;
  readList(request: WidgetRequest): Promise<WidgetContent>;
  /** Null for an event that is not public. @param now - Milliseconds since 1970. */
  readEvent(idInUrl: string, language: Language, now: number): Promise<WidgetContent | null>;
}
