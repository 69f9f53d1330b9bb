import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings } from '../settings/readSettings.ts';
import { type ImportReport, importRecords } from './importRecords.ts';
import { openEventStore } from './openEventStore.ts';
import { type ImportJournal, openJournal } from './openJournal.ts';
import { openSource } from './openSource.ts';
import { showProgress } from './showProgress.ts';

const root = resolve(import.meta.dirname, '../../../..');
const usage = `Usage: pnpm import:openagenda FILE_OR_URL [--since DATE] [--whole] [--journal FOLDER]
  FILE_OR_URL  OpenAgenda records: JSON, one record per line, or either as gzip
  --since      only what was updated on that day or later: 2026-11-01
  --whole      these are all the records there are: events to come that are missing are marked
  --journal    where the place of an interrupted import and the problems are kept: supabase/.temp`;

/** The max problems on the terminal; the file contains all. */
const shownProblems = 20;

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const settings = readSettings(process.env);
  const { source, since, isWhole, folder } = readParameters();
  // The source is opened before the database, so that an unreadable file fails early.
  const { records, progress, version } = await openSource(source, process.env.INIT_CWD ?? process.cwd());
  const { store, place } = await openEventStore(root, settings);
  let report: ImportReport;
  try {
    const journal = await openJournal(folder, version && [source, version, place, since, isWhole].join(' '));
    process.stdout.write(`From ${source} into ${place}\n`);
    if (journal.skip) process.stdout.write(`Going on after record ${journal.skip}, where the last import stopped\n`);
    const line = showProgress(progress);
    let shown = 0;
    report = await importRecords(records, store, {
      ...{ skip: journal.skip, since, isWhole },
      onProblem(problem) {
        journal.addProblem(problem);
        shown += 1;
        if (shown <= shownProblems) line.write(process.stderr, problem);
      },
      onRemark: journal.addRemark,
      onSaved({ records }) {
        journal.save(records);
        line.update(records);
      },
    });
    line.end();
    journal.finish();
    print(report, journal);
    await store.noteRun(withoutQuery(source), { ...report });
  } finally {
    await store.close();
  }
  // The status is set last: closing the database sets the status of the process to 0.
  return report.problems ? 1 : 0;
}

function readParameters() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { since: { type: 'string' }, whole: { type: 'boolean' }, journal: { type: 'string' } },
  });
  const [source] = positionals;
  const { since = null, whole: isWhole = false, journal = 'supabase/.temp' } = values;
  if (!source || positionals.length > 1) throw new Error(usage);
  if (since !== null && Number.isNaN(Date.parse(since)))
    throw new Error(`--since takes a day such as 2026-11-01, and “${since}” is none, so nothing was imported.`);
  if (since !== null && isWhole)
    throw new Error(
      '--whole needs every record, and --since leaves some out, so nothing was imported. Give one of them.',
    );
  return { source, since, isWhole, folder: resolve(root, journal) };
}

/** Removes the query, which may contain a key of the source, because all users of the host's monitoring see the name. */
function withoutQuery(source: string): string {
  return source.replace(/[?#].*$/s, '');
}

function print(
  report: ImportReport,
  { problemsFile, remarksFile }: Pick<ImportJournal, 'problemsFile' | 'remarksFile'>,
): void {
  const { records, added, changed, unchanged, repeated, duplicates, shortened, gone, problems } = report;
  const lines = [
    `${records} records: ${added} new, ${changed} changed, ${unchanged} unchanged`,
    repeated && `${repeated} occurred twice: the one updated last was kept`,
    duplicates && `${duplicates} may be duplicates of events of another source: ${remarksFile} gives the reasons`,
    shortened &&
      `${shortened} have more timings than Lively keeps, and only the next ones were imported: ${remarksFile} names them`,
    gone && `${gone} are no longer announced: marked as cancelled`,
    problems && `${problems} were not imported: ${problemsFile} gives the reasons`,
  ];
  for (const line of lines) if (line) process.stdout.write(`${line}\n`);
}
