import { benchLists } from './benchLists.ts';
import { benchSearch } from './benchSearch.ts';
import { benchUnderstand } from './benchUnderstand.ts';
import { createReport } from './createReport.ts';
import { createSyntheticEvents } from './createSyntheticEvents.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const report = createReport();

// Parameters replace the sizes: `pnpm bench 1000 20000`.
const sizes = process.argv.slice(2).map(Number);

for (const count of sizes.length ? sizes : [1000, 5000, 20_000]) {
  const events = createSyntheticEvents(count, '2026-11-21');
  report.section(`${count.toLocaleString('en')} events`);
  benchLists(events, now, report);
  benchSearch(
    events.map(({ title }) => title),
    report,
  );
}

report.section('search sentences');
benchUnderstand(report);

process.exitCode = report.finish();
