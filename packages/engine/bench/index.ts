import { benchLists } from './benchLists.ts';
import { benchSearch } from './benchSearch.ts';
import { createReport } from './createReport.ts';
import { createSyntheticEvents } from './createSyntheticEvents.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const report = createReport();

// Sizes may be given: `pnpm bench 1000 20000`.
const sizes = process.argv.slice(2).map(Number);

for (const count of sizes.length ? sizes : [1000, 5000, 20_000]) {
  const events = createSyntheticEvents(count, '2026-11-21');
  report.section(`${count.toLocaleString('en')} events`);
  // The goals are for the most that a device is sent; the other sizes show how it grows.
  const goal = (limit: number) => (count === 5000 ? limit : undefined);
  benchLists(events, now, report, goal);
  benchSearch(
    events.map(({ title }) => title),
    report,
    goal,
  );
}

process.exitCode = report.finish();
