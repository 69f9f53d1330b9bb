import { type ImportedTextColumn, importedTextColumns } from '@lively/engine';
import type { ImportedRow } from './ImportedRow.ts';

const columns: Record<Exclude<keyof ImportedRow, ImportedTextColumn>, true> = {
  title: true,
  category: true,
  subcategory: true,
  location: true,
  latitude: true,
  longitude: true,
  date: true,
  time: true,
  end_time: true,
  time_zone: true,
  timings: true,
  status: true,
  attendance: true,
  price_kind: true,
  price_amount: true,
  is_reserved: true,
  is_notice: true,
  accessibility: true,
  min_age: true,
  max_age: true,
  features: true,
  source_uid: true,
};

/** The columns that an import reads and writes. */
export const eventColumns = [...Object.keys(columns), ...importedTextColumns] as (keyof ImportedRow)[];
