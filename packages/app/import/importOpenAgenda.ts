import { resolve } from 'node:path';
import { importRecords } from './importRecords.ts';
import { openEventStore } from './openEventStore.ts';
import { readRecords } from './readRecords.ts';

const root = resolve(import.meta.dirname, '../../..');
const [source] = process.argv.slice(2);

try {
  if (!source)
    throw new Error('Usage: pnpm import:openagenda FILE_OR_URL, where the file or the URL holds OpenAgenda records.');
  // Before a database is opened: an unreadable file should cost nothing.
  const records = await readRecords(source, process.env.INIT_CWD ?? process.cwd());
  const { store, place } = await openEventStore(root, process.env);
  let hasProblems = false;
  try {
    process.stdout.write(`${records.length} records, into ${place}\n`);
    const { added, changed, unchanged, repeated, problems } = await importRecords(records, store);
    for (const problem of problems) process.stderr.write(`${problem}\n`);
    if (repeated) process.stdout.write(`${repeated} came twice: the one updated last was kept\n`);
    process.stdout.write(
      `${added} new, ${changed} changed, ${unchanged} unchanged${problems.length ? `, ${problems.length} skipped` : ''}\n`,
    );
    hasProblems = problems.length > 0;
  } finally {
    await store.close();
  }
  // Only now: closing the database sets the status of the process to 0.
  process.exitCode = hasProblems ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
