import { PostgrestClient, type PostgrestError } from '@supabase/postgrest-js';
import type { EventStore, RefusedRow } from './EventStore.ts';
import type { ImportedRow } from './ImportedRow.ts';

const rowsPerRequest = 100;
/** Characters: no request comes near the megabyte that the embedded backend reads. */
const charactersPerRequest = 250_000;

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
  organizer_url: true,
  description: true,
  features: true,
  original_date: true,
  source: true,
  source_uid: true,
  source_url: true,
  licence: true,
};

/** Where a Supabase is, and the secret key that may write imported events. */
export interface RestTarget {
  readonly url: string;
  readonly secretKey: string;
  readonly fetch?: typeof fetch;
  /** What to do once the import is over. */
  readonly close?: () => Promise<void>;
}

/** The table `events` of a Supabase, through its REST interface. */
export function restEventStore({ url, secretKey, fetch, close }: RestTarget): EventStore {
  const client = new PostgrestClient(`${url.replace(/\/+$/, '')}/rest/v1`, {
    headers: { apikey: secretKey },
    ...(fetch && { fetch }),
  });
  const events = () => client.from('events');

  return {
    async readImported(source) {
      const imported = new Map<string, ImportedRow>();
      for (let from = 0; ; from += rowsPerRequest) {
        const { data, error } = await events()
          .select(Object.keys(columns).join(','))
          .eq('source', source)
          .order('source_uid')
          .range(from, from + rowsPerRequest - 1)
          .returns<ImportedRow[]>();
        if (error) throw failed('read what was imported before', error);
        for (const row of data) imported.set(row.source_uid, row);
        if (data.length < rowsPerRequest) return imported;
      }
    },

    async upsert(rows) {
      const refused: RefusedRow[] = [];
      for (const batch of toBatches(rows)) refused.push(...(await write(batch)));
      return refused;
    },

    close: close ?? (async () => {}),
  };

  /** One row that the database refuses makes it refuse the whole request: halving finds it, and keeps the others. */
  async function write(rows: readonly ImportedRow[]): Promise<RefusedRow[]> {
    const { error, status } = await events().upsert(rows, { onConflict: 'source,source_uid' });
    if (!error) return [];
    if (!isAboutRows(status)) throw failed('write', error);
    const [row, ...others] = rows;
    if (row && !others.length) return [{ row, reason: error.message }];
    const half = Math.ceil(rows.length / 2);
    return [...(await write(rows.slice(0, half))), ...(await write(rows.slice(half)))];
  }
}

function toBatches(rows: readonly ImportedRow[]): ImportedRow[][] {
  const batches: ImportedRow[][] = [];
  let characters = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const batch = batches.at(-1);
    const fits = batch && batch.length < rowsPerRequest && characters + length <= charactersPerRequest;
    characters = fits ? characters + length : length;
    if (fits) batch.push(row);
    else batches.push([row]);
  }
  return batches;
}

/** Whether sending fewer rows can help: not when the server is away, or does not let us in. */
function isAboutRows(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404].includes(status);
}

function failed(what: string, { message, hint }: PostgrestError): Error {
  return new Error(`Cannot ${what} in the table events, so the import stopped: ${message}. ${hint ?? ''}`.trim());
}
