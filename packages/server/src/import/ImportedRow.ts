import type {
  AccessNeed,
  Attendance,
  Category,
  CivilDate,
  EventStatus,
  ImportedTextColumn,
  PriceKind,
  Timing,
} from '@lively/engine';

/** The columns of `events` that an import writes. The database maintains the others, such as counts. */
export interface ImportedRow extends Readonly<Record<ImportedTextColumn, string | null>> {
  readonly title: string;
  readonly category: Category;
  readonly subcategory: string | null;
  readonly location: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly date: CivilDate;
  /** `HH:MM:SS` in the event's time zone, the format of the database. */
  readonly time: string;
  readonly end_time: string;
  readonly time_zone: string;
  readonly timings: readonly Timing[];
  readonly status: EventStatus;
  readonly attendance: Attendance;
  /** The kind of the price, and the lowest amount in euros; null if unknown. */
  readonly price_kind: PriceKind;
  readonly price_amount: number | null;
  readonly is_reserved: boolean;
  readonly is_notice: boolean;
  /** The needs that the venue is accessible for. */
  readonly accessibility: readonly AccessNeed[];
  /** Years. */
  readonly min_age: number | null;
  readonly max_age: number | null;
  readonly features: readonly string[];
  readonly source: string;
  /** The identifier of the source. A later import finds the row by it and `source`. */
  readonly source_uid: string;
  readonly licence: string;
}
