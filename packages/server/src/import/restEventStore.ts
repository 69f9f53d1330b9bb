import { PostgrestClient, type PostgrestError } from '@supabase/postgrest-js';
import type { EventStore, RefusedRow, SimilarEvent } from './EventStore.ts';
import { eventColumns } from './eventColumns.ts';
import type { ImportedRow } from './ImportedRow.ts';
import { writeInHalves } from './writeInHalves.ts';

const rowsPerRequest = 100;
/** The max rows of one answer (`max_rows` of the project). */
const rowsPerAnswer = 1000;
/** Characters. The escaped list in a URL stays far below the limit of servers. */
const charactersPerList = 1500;
/** Characters. A request stays far below the megabyte that the embedded backend accepts. */
const charactersPerRequest = 250_000;

/** The URL of a Supabase, and the secret key, which may write imported events. */
export interface RestTarget {
  readonly url: string;
  readonly secretKey: string;
  readonly fetch?: typeof fetch;
  /** Called after the import. */
  readonly close?: () => Promise<void>;
}

/** Opens the table `events` of a Supabase through its REST interface. */
export function restEventStore({ url, secretKey, fetch, close }: RestTarget): EventStore {
  const client = new PostgrestClient(`${url.replace(/\/+$/, '')}/rest/v1`, {
    headers: { apikey: secretKey },
    ...(fetch && { fetch }),
  });
  const events = () => client.from('events');

  return {
    async readImported(source, uids) {
      const imported = new Map<string, ImportedRow>();
      for (const some of inParts(uids, (uid) => uid)) {
        const { data, error } = await events()
          .select(eventColumns.join(','))
          .eq('source', source)
          .filter('source_uid', 'in', toList(some))
          .returns<ImportedRow[]>();
        if (error) throw failed('read what was imported before', error);
        for (const row of data) imported.set(row.source_uid, row);
      }
      return imported;
    },

    async readSimilar(rows) {
      const similar: SimilarEvent[] = [];
      const placed = rows.filter(({ venue }) => venue !== null);
      for (const some of inParts(placed, ({ venue }) => venue ?? '')) {
        const { data, error } = await events()
          .select('title,venue,date,time,source,source_uid')
          .in('date', [...new Set(some.map(({ date }) => date))])
          .filter('venue', 'in', toList([...new Set(some.map(({ venue }) => venue ?? ''))]))
          .limit(rowsPerAnswer)
          .returns<SimilarEvent[]>();
        if (error) throw failed('read what is there', error);
        similar.push(...data);
      }
      return similar;
    },

    async *listUids(source, from) {
      for (let last = ''; ; ) {
        const { data, error } = await events()
          .select('source_uid')
          .eq('source', source)
          .gte('date', from)
          .gt('source_uid', last)
          .order('source_uid')
          .limit(rowsPerAnswer)
          .returns<{ source_uid: string }[]>();
        if (error) throw failed('read what was imported before', error);
        for (const { source_uid } of data) yield source_uid;
        if (data.length < rowsPerAnswer) return;
        last = data.at(-1)?.source_uid ?? '';
      }
    },

    async upsert(rows) {
      const refused: RefusedRow[] = [];
      for (const batch of toBatches(rows)) refused.push(...(await writeInHalves(batch, write)));
      return refused;
    },

    async noteRun(source, facts) {
      const { error } = await client.rpc('note_import', { source, facts });
      if (error) throw new Error(`The import is done, and could not be noted: ${error.message}.`);
    },

    close: close ?? (async () => {}),
  };

  async function write(rows: readonly ImportedRow[]): Promise<string | null> {
    const { error, status } = await events().upsert([...rows], { onConflict: 'source,source_uid' });
    if (error && !isAboutRows(status)) throw failed('write', error);
    return error?.message ?? null;
  }
}

/** Splits items into parts whose values fit into a URL. */
function inParts<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[][] {
  const parts: Item[][] = [];
  let characters = 0;
  for (const item of items) {
    const length = textOf(item).length + 3;
    const part = parts.at(-1);
    const fits = part && characters + length <= charactersPerList;
    characters = fits ? characters + length : length;
    if (fits) part.push(item);
    else parts.push([item]);
  }
  return parts;
}

/** Writes a list of PostgREST with quoted values, because names of venues contain commas, parentheses and quotes. */
function toList(values: readonly string[]): string {
  return `(${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')})`;
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

/** Returns true if sending fewer rows can help: not when the server is down, or refuses the key. */
function isAboutRows(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 404].includes(status);
}

function failed(what: string, { message, hint }: PostgrestError): Error {
  return new Error(`Cannot ${what} in the table events, so the import stopped: ${message}. ${hint ?? ''}`.trim());
}
