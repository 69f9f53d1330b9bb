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
  /** The week or the month that a list shows; null for another list. */
  readonly period: WidgetPeriod | null;
  /** The search box above a list; null for another list. */
  readonly search: WidgetSearch | null;
}

/** A week, whose events are below their days, or a calendar of a month. */
export interface WidgetPeriod {
  readonly kind: 'week' | 'month';
  /** « décembre 2026 ». */
  readonly title: string;
  /** The period before; null if it is over. */
  readonly previous: WidgetStep | null;
  /** The period after; null if it is more than a year away. */
  readonly next: WidgetStep | null;
  /** The day of a month that the list is limited to; null for the whole month. */
  readonly day: WidgetStep | null;
  /** The names of the weekdays from Monday; empty for a week. */
  readonly weekdays: readonly string[];
  readonly days: readonly WidgetDay[];
}

/** A link to another period, or from a day to its month. */
interface WidgetStep {
  /** « Semaine suivante », « Tout le mois ». */
  readonly label: string;
  /** The value of the parameter `on`. */
  readonly on: string;
}

export interface WidgetDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** « samedi 12 décembre ». */
  readonly name: string;
  /** « 3 événements »; for a week, and a day that is over, empty. */
  readonly count: string;
  /** The first titles, of a month. */
  readonly titles: readonly string[];
  /** How many more there are: « + 2 », « + »; empty if there are none. */
  readonly more: string;
  /** The page of this site with the events of the day; null if there are none. */
  readonly url: string | null;
}

/** The texts of a search box. */
export interface WidgetSearch {
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  /** The sentence of the list; empty without one. */
  readonly line: string;
  /** « Sans effet : xylophone »; empty if each word has an effect. */
  readonly unread: string;
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
  /** The hour of `when`: « 20:30 »; empty without one. */
  readonly time: string;
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
  /** Why the event cannot be attended: « Annulé »; otherwise empty. */
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
  readonly layout: 'list' | 'week' | 'month' | 'search';
  /** The first day of a week, a month `YYYY-MM`, or a day of it; empty for the present. Others than those of a year are ignored. */
  readonly on: string;
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
