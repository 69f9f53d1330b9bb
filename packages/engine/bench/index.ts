import { createCatalogue, type ExploreQuery, explore, exploreDefaults, recommend } from '../src/index.ts';
import { benchSearch } from './benchSearch.ts';
import { createProfile } from './createProfile.ts';
import { createReport } from './createReport.ts';
import { createSyntheticEvents } from './createSyntheticEvents.ts';
import { explorePlainly } from './explorePlainly.ts';
import { measureRounds } from './measureRounds.ts';
import { prepareBarePass } from './recommendBarely.ts';
import { recommendPlainly } from './recommendPlainly.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const profile = createProfile(now);
const queries: ExploreQuery[] = [
  { ...exploreDefaults },
  { ...exploreDefaults, text: 'jazz' },
  { ...exploreDefaults, city: 'Paris' },
  { ...exploreDefaults, category: 'music' },
  { ...exploreDefaults, text: 'été famille', city: 'Lyon' },
  { ...exploreDefaults, text: 'œuvres', category: 'culture' },
  { ...exploreDefaults, text: 'soirée rock', city: 'Marseille', category: 'music' },
];
const report = createReport();

// Sizes may be given: `pnpm bench 1000 100000`.
const sizes = process.argv.slice(2).map(Number);

for (const count of sizes.length ? sizes : [1000, 100_000, 1_000_000]) {
  const events = createSyntheticEvents(count, '2026-11-21');
  const rounds = count > 100_000 ? 7 : count > 1000 ? 15 : 301;
  report.section(`${count.toLocaleString('en')} events`);

  const catalogue = createCatalogue(events);
  const barePass = prepareBarePass(catalogue, profile, now);
  const recommended = recommend(catalogue, profile, now).map(({ event, score }) => [event.id, score]);
  report.same('ranking and map-score-sort-slice', recommended, recommendPlainly(events, profile, now));
  report.same('ranking and the bare pass', recommended, barePass());
  const ranking = measureRounds(
    {
      'map-score-sort-slice': () => recommendPlainly(events, profile, now),
      recommend: () => recommend(catalogue, profile, now),
      'bare pass': barePass,
    },
    rounds,
  );
  // The goals are for a hundred thousand events; the other sizes show how it grows.
  const goal = (limit: number) => (count === 100_000 ? limit : undefined);
  const building = measureRounds({ 'build the catalogue': () => createCatalogue(events) }, Math.min(rounds, 7));
  report.times({ ...building, ...ranking });
  report.ratio('ranking / map-score-sort-slice', ranking.recommend / ranking['map-score-sort-slice'], goal(0.08));
  report.ratio('ranking / bare pass', ranking.recommend / ranking['bare pass'], goal(1.5));
  report.ratio(
    'building / map-score-sort-slice',
    building['build the catalogue'] / ranking['map-score-sort-slice'],
    goal(0.25),
  );

  // Folding a million texts for each query takes minutes: there, the queries without text stand for all.
  const asked = count > 100_000 ? queries.filter(({ text }) => !text) : queries;
  for (const query of asked) {
    const { total, events: page } = explore(catalogue, query, now, profile);
    const found = { total, ids: page.map(({ event }) => event.id) };
    report.same(`exploring ${JSON.stringify(query)}`, found, explorePlainly(events, query, now));
  }
  const exploring = measureRounds(
    {
      'filter and sort': () => asked.map((query) => explorePlainly(events, query, now)),
      explore: () => asked.map((query) => explore(catalogue, query, now, profile)),
    },
    Math.min(rounds, count > 1000 ? 7 : 51),
  );
  report.times(exploring);
  report.ratio('exploring / filter-and-sort', exploring.explore / exploring['filter and sort'], goal(0.03));

  benchSearch(
    events.map(({ title }) => title),
    report,
    goal,
  );
}

process.exitCode = report.finish();
