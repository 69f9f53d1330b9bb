import type { Category, Count, EventId } from '@lively/engine';
import type { StyleSpecification } from 'maplibre-gl';
import type { EventQuery } from './EventQuery';

/** The events to come of a query, by place. docs/decisions/0132 describes it. */
export interface EventMap {
  /** The number of events in each department, by its code. Departments without events are omitted. */
  readonly departments: Readonly<Record<string, Count>>;
  /** The number of events in no department: online, abroad, or with an unknown commune. */
  readonly elsewhere: Count;
  /** The number of events without coordinates. */
  readonly unplaced: Count;
  /** For a query with a place, the soonest events with coordinates. */
  readonly points: readonly EventPoint[];
  /** Whether there are more such events. */
  readonly hasMore: boolean;
}

/** The street map of the host. docs/decisions/0132 describes it. */
export interface StreetStyle {
  readonly style: StyleSpecification;
  /** The authors of its data, with links to their licences. */
  readonly credits: readonly { readonly text: string; readonly href?: string }[];
}

/** An event on a map. */
export interface EventPoint {
  readonly id: EventId;
  readonly title: string;
  readonly category: Category | 'notice';
  readonly longitude: number;
  readonly latitude: number;
  /** The local time of its next start, `2026-12-12T20:30`; null without a date. 0:00 is an unknown hour. */
  readonly start: string | null;
}

/** Reads the map of a list, and the streets below it. */
export interface MapServices {
  readMap(query: EventQuery, signal: AbortSignal): Promise<EventMap>;
  /** Returns null if the host has no street map. */
  readStreets(signal: AbortSignal): Promise<StreetStyle | null>;
}
