import type { Language } from '@lively/app/rendering';

/** What a frame shows: a list of events, or one event. */
export interface WidgetView {
  readonly language: Language;
  /** The prefix of the language in paths. */
  readonly prefix: string;
  /** The id of a single event; undefined for a list. */
  readonly event: string | undefined;
  /** The filters of a list, in a fixed order, with their question mark; empty without any. */
  readonly search: string;
  /** Events of a list; undefined for the default of the format. */
  readonly limit: number | undefined;
  readonly theme: WidgetTheme;
  /** How a list is shown. A single event has the default. */
  readonly layout: WidgetLayout;
  /** The days of a week or a month, see `WidgetRequest`; empty for the present. */
  readonly on: string;
  /** The name of the partner whose page it is; empty without one. */
  readonly partner: string;
}

/** The layouts of the custom element. `list` has posters, `compact` none. */
export type WidgetLayout = (typeof widgetLayouts)[number];
export const widgetLayouts = ['list', 'grid', 'compact', 'week', 'month', 'search'] as const;

/** `auto` follows the setting of the visitor. */
export type WidgetTheme = (typeof widgetThemes)[number];
export const widgetThemes = ['auto', 'light', 'dark'] as const;
