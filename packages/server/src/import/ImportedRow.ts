import type { Category, CivilDate, EventStatus, Timing } from '@lively/engine';

/** What a venue can be accessible for. */
export type AccessNeed = 'hearing' | 'intellectual' | 'mobility' | 'psychic' | 'visual';

/** The columns of `events` that an import writes. The others stay as they are: counts belong to the database. */
export interface ImportedRow {
  readonly title: string;
  readonly category: Category;
  readonly subcategory: string | null;
  readonly location: string;
  readonly venue: string | null;
  readonly full_address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly date: CivilDate;
  /** `HH:MM:SS` in the event's time zone, as the database writes it. */
  readonly time: string;
  readonly end_time: string;
  readonly time_zone: string;
  readonly timings: readonly Timing[];
  readonly status: EventStatus;
  readonly image: string | null;
  readonly price: string | null;
  readonly ticket_url: string | null;
  readonly organizer: string | null;
  readonly is_reserved: boolean;
  readonly organizer_url: string | null;
  readonly description: string | null;
  /** What the venue is accessible for. */
  readonly accessibility: readonly AccessNeed[];
  readonly features: readonly string[];
  readonly original_date: string | null;
  readonly source: string;
  /** What the source calls it: with `source`, how a second run finds it again. */
  readonly source_uid: string;
  readonly source_url: string | null;
  readonly licence: string;
}
