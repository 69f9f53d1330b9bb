import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { importRecords } from '../src/import/importRecords.ts';
import { restEventStore } from '../src/import/restEventStore.ts';
import { copyNewData } from '../testing/copyNewData.ts';
import { type RunningServer, startServer } from '../testing/startServer.ts';
import type { RawRecord } from './Case.ts';
import { type ReadCase, readCases } from './readCases.ts';
import { type Outputs, readOutputs } from './readOutputs.ts';
import { rules } from './rules.ts';

/*
 * `pnpm try:cases FOLDER`: imports the records of each case into a new database, reads every output of the site for them, and
 * prints what Lively says beside what is expected, with a verdict. The folder has `cases.json` and the files of records that it
 * names; the setting CASES replaces the argument. Ends with status 1 if a rule is broken.
 *
 * “no rule broken” speaks of rules.ts only: a person compares the facts with what is expected.
 */
const named = process.argv[2] ?? process.env.CASES;
if (!named) {
  process.stderr.write('Usage: pnpm try:cases FOLDER\n');
  process.exit(2);
}
const cases = await readCases(resolve(process.env.INIT_CWD ?? process.cwd(), named));
const dataFolder = resolve(await mkdtemp(resolve(tmpdir(), 'lively-cases-')), 'data');
try {
  await copyNewData(dataFolder);
  const server = await startServer('dev', [], { LIVELY_DATA_FOLDER: dataFolder });
  try {
    const counts = new Map<string, number>();
    for (const each of cases) {
      const verdict = await tryCase(each, server);
      counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    }
    process.stdout.write(`\n${[...counts].map(([verdict, count]) => `${count} ${verdict}`).join(', ')}\n`);
    process.exitCode = counts.has('broken') ? 1 : 0;
  } finally {
    await server.stop('SIGTERM');
  }
} finally {
  await rm(resolve(dataFolder, '..'), { recursive: true });
}

async function tryCase(
  { tried, records }: ReadCase,
  server: RunningServer,
): Promise<'no rule broken' | 'broken' | 'not run'> {
  const heading = `${tried.id} ${tried.kind}: ${tried.symptom}`;
  if (!records) {
    process.stdout.write(`\n${heading}\n  not run: ${tried.input}\n`);
    return 'not run';
  }
  const { url, secretKey } = JSON.parse(await readFile(resolve(dataFolder, 'server.json'), 'utf8'));
  const problems: string[] = [];
  await importRecords(records, restEventStore({ url, secretKey }), { onProblem: (problem) => problems.push(problem) });
  const lines: string[] = problems;
  let isBroken = false;
  for (const record of records) {
    const outputs = await readOutputs(server, secretKey, record);
    const broken = rules.filter((rule) => rule.isBroken(record, outputs)).map((rule) => rule.broken);
    isBroken ||= broken.length > 0;
    lines.push(...describe(record, outputs), ...broken.map((text) => `BROKEN: ${text}`));
  }
  const verdict = isBroken ? 'broken' : 'no rule broken';
  process.stdout.write(
    [`\n${heading}`, `expected: ${tried.expected}`, ...lines, `verdict: ${verdict}`].join('\n  ').concat('\n'),
  );
  return verdict;
}

function describe({ title_fr }: RawRecord, { row, page, jsonLd, jsonFeed, calendar }: Outputs): string[] {
  if (!row) return [`${title_fr}: not imported`];
  const { location, commune, time_zone, status, price, ticket_url, is_notice } = row;
  const { startDate, endDate, eventAttendanceMode, offers } = jsonLd ?? {};
  return [
    `${row.title}: ${JSON.stringify({ location, commune, time_zone, status, price, ticket_url, is_notice })}`,
    `  page      ${/Quand.{0,260}/.exec(page)?.[0] ?? page.slice(0, 200)}`,
    `  JSON-LD   ${JSON.stringify({ startDate, endDate, mode: String(eventAttendanceMode).split('/').at(-1), offers })}`,
    `  JSON feed ${JSON.stringify([jsonFeed?.title, jsonFeed?.date_modified])}`,
    `  calendar  ${calendar.length} entries: ${calendar[0]?.match(/^(DTSTART|DTEND|LOCATION|STATUS).*$/gm)?.join(' ') ?? ''}`,
  ];
}
