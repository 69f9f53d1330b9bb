import type { Category, CivilDate, EventStatus, ImportedTextColumn, Timing } from '@lively/engine';

/** What a venue can be accessible for. */
export type AccessNeed = 'hearing' | 'intellectual' | 'mobility' | 'psychic' | 'visual';

/** The columns of `events` that an import writes. The others stay as they are: counts belong to the database. */
export interface ImportedRow extends Readonly<Record<ImportedTextColumn, string | null>> {
  readonly title: string;
  readonly category: Category;
  readonly subcategory: string | null;
  readonly location: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly date: CivilDate;
  /** `HH:MM:SS` in the event's time zone, as the database writes it. */
  readonly time: string;
  readonly end_time: string;
  readonly time_zone: string;
  readonly timings: readonly Timing[];
  readonly status: EventStatus;
  readonly is_reserved: boolean;
  /** What the venue is accessible for. */
  readonly accessibility: readonly AccessNeed[];
  readonly features: readonly string[];
  readonly source: string;
  /** What the source calls it: with `source`, how a second run finds it again. */
  readonly source_uid: string;
  readonly licence: string;
}
