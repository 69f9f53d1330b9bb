import type { ImportedRow } from './ImportedRow.ts';

const columns: Record<keyof ImportedRow, true> = {
  title: true,
  category: true,
  subcategory: true,
  location: true,
  venue: true,
  full_address: true,
  latitude: true,
  longitude: true,
  date: true,
  time: true,
  end_time: true,
  time_zone: true,
  timings: true,
  status: true,
  image: true,
  price: true,
  ticket_url: true,
  organizer: true,
  is_reserved: true,
  organizer_url: true,
  description: true,
  accessibility: true,
  features: true,
  original_date: true,
  source: true,
  source_uid: true,
  source_url: true,
  licence: true,
};

/** The columns that an import reads and writes. */
export const eventColumns = Object.keys(columns) as (keyof ImportedRow)[];
