import type { Category, Coordinates, Timing } from '@lively/engine';

/** What a widget knows of an event; a text that it lacks is empty. The engine's functions take it as it is. */
export interface WidgetEvent {
  readonly id: string;
  readonly title: string;
  readonly category: Category;
  readonly subcategory: string;
  readonly location: string;
  readonly venue: string;
  readonly coordinates: Coordinates | null;
  readonly date: string;
  readonly time: string;
  readonly endTime: string;
  readonly timeZone: string;
  readonly timings: readonly Timing[];
  readonly status: string;
  readonly image: string;
  readonly price: string;
  readonly ticket_url: string;
  /** A number, as text. */
  readonly participants: string;
  /** A number, as text. */
  readonly purchases_count: string;
}
