import { today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import { cleanLine } from './cleanText.ts';
import type { EventStore } from './EventStore.ts';
import { type DuplicateProposal, findDuplicates } from './findDuplicates.ts';
import type { ImportedRow } from './ImportedRow.ts';
import { markGone } from './markGone.ts';
import { planImport } from './planImport.ts';
import { RecordError } from './RecordError.ts';
import { openAgenda, toEventRow } from './toEventRow.ts';

/** The results of an import so far. */
export interface ImportReport {
  /** Records read, including those of the interrupted import before. */
  records: number;
  added: number;
  changed: number;
  unchanged: number;
  /** Records that came again under the same identifier: the latest version was kept. */
  repeated: number;
  /** New events that may exist under another source. They are imported. */
  duplicates: number;
  /** The first of these: fifty at most. */
  proposed: DuplicateProposal[];
  /** Imported events with more timings than the database accepts. */
  shortened: number;
  /** Future events that the source no longer lists. */
  gone: number;
  /** Records that were not imported. */
  problems: number;
  /** The first of these records: fifty at most. */
  refused: RefusedRecord[];
}

/** A record that was not imported, in a readable form: about two kilobytes at most. */
export interface RefusedRecord {
  /** The identifier of the source; empty if there is none. */
  readonly id: string;
  readonly title: string;
  readonly reason: string;
}

/** The max refused records, and the max proposals, in a report. */
const maxRefused = 50;
/** Max characters. With four bytes each they take less than two kilobytes. */
const refusedLimits = { id: 60, title: 120, reason: 300 } as const;

export interface ImportOptions {
  /** The number of records that an interrupted import has already imported. */
  readonly skip?: number;
  /** An ISO 8601 instant: only records updated at this instant or later are imported. */
  readonly since?: string | null;
  /** Whether the records are the complete list of the source: missing events are marked as gone. */
  readonly isWhole?: boolean;
  readonly now?: number;
  /** Called with one sentence for each record that was not imported. */
  readonly onProblem?: (problem: string) => void;
  /** Called with one sentence for each event to look at: a duplicate of another source, an event without all its timings. */
  readonly onRemark?: (remark: string) => void;
  /** Called after each step with the records imported so far, while later ones are being read. */
  readonly onSaved?: (report: ImportReport) => Promise<void> | void;
}

interface ReadRecord {
  readonly row: ImportedRow;
  /** The place in a readable form: `Record 12 (uid 345)`. */
  readonly place: string;
}

/** Records that are compared and written together, by identifier. */
type Step = ReadonlyMap<string, ReadRecord>;

/** A large number, because the database updates its listings once per step. */
const rowsPerStep = 500;

/**
 * Reads a stream of records, compares them with the existing rows, one step at a time, and writes the differences. A broken
 * record does not stop the import. The next step is read while one is written.
 */
export async function importRecords(
  records: AsyncIterable<unknown> | Iterable<unknown>,
  store: EventStore,
  { skip = 0, since = null, isWhole = false, now = Date.now(), onProblem, onRemark, onSaved }: ImportOptions = {},
): Promise<ImportReport> {
  const report: ImportReport = {
    ...{ records: 0, added: 0, changed: 0, unchanged: 0 },
    ...{ repeated: 0, duplicates: 0, proposed: [], shortened: 0, gone: 0, problems: 0, refused: [] },
  };
  const updatedAtByUid = new Map<UidKey, number>();
  let step = new Map<string, ReadRecord>();
  let writing = Promise.resolve();

  try {
    for await (const record of records) {
      const number = report.records + 1;
      const place = `Record ${number}${nameOf(record)}`;
      try {
        read(record, number, place);
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        const { uid, title_fr } = (record ?? {}) as { uid?: unknown; title_fr?: unknown };
        refuse(place, error.message, uid, title_fr);
      }
      report.records = number;
      if (step.size === rowsPerStep) await save();
    }
  } finally {
    // Also saves the records that were read before the source failed.
    await save();
    await writing;
  }
  if (isWhole)
    report.gone = await markGone(
      store,
      openAgenda,
      (uid) => updatedAtByUid.has(keyOf(uid)),
      today(now, defaultTimeZone),
    );
  return report;

  function read(record: unknown, number: number, place: string): void {
    const { uid, updatedAt } = identify(record);
    const known = uid === null ? undefined : updatedAtByUid.get(keyOf(uid));
    if (known !== undefined) report.repeated += 1;
    if (known !== undefined && known > updatedAt) return;
    if (uid !== null) updatedAtByUid.set(keyOf(uid), updatedAt);
    if (number <= skip || isOlder(updatedAt)) return;
    const row = toEventRow(record, {
      now,
      onRemark(remark) {
        report.shortened += 1;
        onRemark?.(toSentence(`${place}: ${remark}.`));
      },
    });
    step.set(row.source_uid, { row, place });
  }

  /** Returns true for a record before `since`. A record without a time of update may be new. */
  function isOlder(updatedAt: number): boolean {
    return since !== null && updatedAt > 0 && updatedAt < Date.parse(since) / 1000;
  }

  /** Writes a step while the next one is read; no other records are in memory. */
  async function save(): Promise<void> {
    await writing;
    writing = write(step, report.records);
    // The promise is awaited later; until then Node would report an unhandled rejection.
    writing.catch(() => {});
    step = new Map();
  }

  async function write(written: Step, upTo: number): Promise<void> {
    if (written.size) await compare(written);
    await onSaved?.({ ...report, records: upTo });
  }

  async function compare(read: Step): Promise<void> {
    const rows = [...read.values()].map(({ row }) => row);
    const imported = await store.readImported(
      openAgenda,
      rows.map(({ source_uid }) => source_uid),
    );
    const { added, changed, unchanged } = planImport(rows, imported);
    const duplicates = findDuplicates(added, added.length ? await store.readSimilar(added) : []);
    const refused = await store.upsert([...added, ...changed]);
    for (const { row, reason } of refused)
      refuse(read.get(row.source_uid)?.place ?? '', `the database refused it (${reason})`, row.source_uid, row.title);
    const refusedOf = (planned: readonly ImportedRow[]) => refused.filter(({ row }) => planned.includes(row)).length;
    for (const proposal of duplicates) propose(read.get(proposal.id)?.place ?? '', proposal);
    report.added += added.length - refusedOf(added);
    report.changed += changed.length - refusedOf(changed);
    report.unchanged += unchanged;
  }

  function propose(place: string, { id, title, other, reasons }: DuplicateProposal): void {
    report.duplicates += 1;
    const name = (text: string) => cleanLine(text, refusedLimits.title) ?? '';
    if (report.proposed.length < maxRefused)
      report.proposed.push({ id, title: name(title), other: { ...other, title: name(other.title) }, reasons });
    const source = other.source ? `${other.source} ${other.id}` : 'a user of Lively';
    onRemark?.(toSentence(`${place}: it may be “${name(other.title)}” of ${source} (${reasons.join(', ')}).`));
  }

  /** @param reason Completes “Record 12: …”. */
  function refuse(place: string, reason: string, uid: unknown, title: unknown): void {
    report.problems += 1;
    if (report.refused.length < maxRefused)
      report.refused.push({
        id: cleanLine(uid, refusedLimits.id) ?? '',
        title: cleanLine(title, refusedLimits.title) ?? '',
        reason: cleanLine(reason, refusedLimits.reason) ?? '',
      });
    onProblem?.(toSentence(`${place}: ${reason}.`));
  }
}

/**
 * Reads the identifier of a record, and the time of its last update, in seconds since 1970. A record without this time is older
 * than any with one.
 */
function identify(record: unknown): { uid: string | null; updatedAt: number } {
  const { uid, updatedat } = (record ?? {}) as { uid?: unknown; updatedat?: unknown };
  return { uid: cleanLine(uid, 200), updatedAt: Math.floor(Date.parse(String(updatedat)) / 1000) || 0 };
}

/** An identifier, as a number if possible, like those of OpenAgenda: a million texts would take most of the memory. */
type UidKey = string | number;

function keyOf(uid: string): UidKey {
  const number = Number(uid);
  return String(number) === uid ? number : uid;
}

function nameOf(record: unknown): string {
  const { uid } = (record ?? {}) as { uid?: unknown };
  return typeof uid === 'string' || typeof uid === 'number' ? ` (uid ${cleanLine(uid, 40) ?? 'empty'})` : '';
}

/** Cleans a message that quotes the record and is shown on a terminal: one line, no control characters. */
function toSentence(text: string): string {
  return cleanLine(text, 400) ?? '';
}
