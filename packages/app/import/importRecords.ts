import { cleanLine } from './cleanText.ts';
import type { EventStore } from './EventStore.ts';
import type { ImportedRow } from './ImportedRow.ts';
import { planImport } from './planImport.ts';
import { RecordError } from './RecordError.ts';
import { openAgenda, toEventRow } from './toEventRow.ts';

/** What became of the records of one import. */
export interface ImportReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Records that came again under the same identifier: the one updated last was kept. */
  readonly repeated: number;
  /** Records that are not in, one sentence each. */
  readonly problems: readonly string[];
}

/** Reads records, compares them with what is there, and writes what differs. A broken record stops nothing but itself. */
export async function importRecords(records: readonly unknown[], store: EventStore): Promise<ImportReport> {
  const problems: string[] = [];
  const readByUid = new Map<string, ReadRecord>();
  let repeated = 0;
  for (const [index, record] of records.entries()) {
    const place = `Record ${index + 1}${nameOf(record)}`;
    try {
      const row = toEventRow(record);
      const other = readByUid.get(row.source_uid);
      const updatedAt = String((record as { updatedat?: unknown }).updatedat ?? '');
      if (other) repeated += 1;
      if (!other || other.updatedAt <= updatedAt) readByUid.set(row.source_uid, { row, place, updatedAt });
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      problems.push(toSentence(`${place}: ${error.message}.`));
    }
  }

  const rows = [...readByUid.values()].map(({ row }) => row);
  const { added, changed, unchanged } = planImport(rows, await store.readImported(openAgenda));
  const refused = await store.upsert([...added, ...changed]);
  for (const { row, reason } of refused) {
    problems.push(toSentence(`${readByUid.get(row.source_uid)?.place}: the database refused it (${reason}).`));
  }
  const refusedOf = (planned: readonly ImportedRow[]) => refused.filter(({ row }) => planned.includes(row)).length;
  return {
    added: added.length - refusedOf(added),
    changed: changed.length - refusedOf(changed),
    unchanged,
    repeated,
    problems,
  };
}

interface ReadRecord {
  readonly row: ImportedRow;
  readonly place: string;
  readonly updatedAt: string;
}

function nameOf(record: unknown): string {
  const { uid } = (record ?? {}) as { uid?: unknown };
  return typeof uid === 'string' || typeof uid === 'number' ? ` (uid ${cleanLine(uid, 40) ?? 'empty'})` : '';
}

/** It quotes the record, and ends on a terminal: one line, no control character. */
function toSentence(text: string): string {
  return cleanLine(text, 400) ?? '';
}
