import postgres from 'postgres';
import type { EventStore, SimilarEvent } from './EventStore.ts';
import { eventColumns } from './eventColumns.ts';
import type { ImportedRow } from './ImportedRow.ts';
import { writeInHalves } from './writeInHalves.ts';

/** The max rows of an answer in memory. */
const rowsPerAnswer = 10_000;
/** The codes with which a row is refused: its values, a constraint, an error of a trigger. */
const refusalCode = /^(P0001|2[23]...)$/;
const columns = eventColumns.join(', ');
const changes = eventColumns.map((name) => `${name} = excluded.${name}`).join(', ');

/** Opens the table `events` of a PostgreSQL server, as the owner of its database: the user of Lively. */
export function postgresEventStore(url: string): EventStore {
  const sql = postgres(url, { max: 1, onnotice: () => {}, types: { date: dateAsWritten } });

  return {
    async readImported(source, uids) {
      // Looks up each identifier separately: before its first statistics the server underestimates the rows of a source, and
      // would read them all.
      const rows = await sql<ImportedRow[]>`
        select imported.* from unnest(${[...uids]}::text[]) as wanted (uid)
        cross join lateral (
          select ${sql.unsafe(columns)} from public.events where source = ${source} and source_uid = wanted.uid limit 1
        ) as imported`;
      return new Map(rows.map((row) => [row.source_uid, { ...row }]));
    },

    async readSimilar(rows) {
      const placed = rows.filter(({ venue }) => venue !== null);
      return await sql<SimilarEvent[]>`
        select title, venue, date, time, source, source_uid from public.events
        join (
          select distinct * from unnest(${placed.map(({ date }) => date)}::date[], ${placed.map(({ venue }) => venue)}::text[])
            as wanted (date, venue)
        ) as wanted using (date, venue)`;
    },

    async *listUids(source, from) {
      const answer = sql<{ source_uid: string }[]>`
        select source_uid from public.events where source = ${source} and date >= ${from}`;
      for await (const rows of answer.cursor(rowsPerAnswer)) for (const { source_uid } of rows) yield source_uid;
    },

    async noteRun(source, facts) {
      await sql`select public.note_import(${source}, ${JSON.stringify(facts)}::text::jsonb)`;
    },

    upsert: (rows) => writeInHalves(rows, write),
    close: () => sql.end(),
  };

  async function write(rows: readonly ImportedRow[]): Promise<string | null> {
    try {
      await sql`
        insert into public.events (${sql.unsafe(columns)})
        select ${sql.unsafe(columns)} from jsonb_populate_recordset(null::public.events, ${JSON.stringify(rows)}::text::jsonb)
        on conflict (source, source_uid) do update set ${sql.unsafe(changes)}`;
      return null;
    } catch (error) {
      const { code = '', message } = error as { code?: string; message: string };
      if (refusalCode.test(code)) return message;
      throw new Error(`Cannot write in the table events, so the import stopped: ${message}`, { cause: error });
    }
  }
}

/** Keeps dates as `2026-11-22`, without conversion to an instant. */
const dateAsWritten = { to: 1082, from: [1082], serialize: String, parse: String };
