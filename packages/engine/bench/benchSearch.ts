import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { splitWords } from '../src/text/splitWords.ts';
import { createEvent } from '../testing/createEvent.ts';
import { matchesWords } from '../testing/matchesWords.ts';
import type { Report } from './createReport.ts';
import { measureRounds } from './measureRounds.ts';

/** Searches as users type them: one to three words or prefixes of words, with and without accents. */
const queries = [
  'jazz',
  'jaz',
  'concert',
  'théâtre',
  'theatre',
  'œuvres',
  'été',
  'nuit jazz',
  'soirée jazz',
  'festival rock',
  'atelier céramique',
  'brocante',
  'marché vins',
  'cinéma plein air',
  'danse famille',
  'opéra paris',
  'visite patrimoine',
  'conférence numérique',
  'bal lyon',
  'contes créoles',
  'marionnettes',
  'escalade',
  'rugby marseille',
  'yoga printemps',
  'slam poésie',
  'fanfare nocturne',
  'orgue église',
  'photographie argentique musée',
  'randonnée lune',
  'soirée étoiles',
];

/**
 * Measures the title search against FlexSearch and MiniSearch, all with the same words, prefixes and AND. The engine
 * keeps no index and reads the folded words of every event: its first answer is faster than that of the others, its
 * next answers are slower.
 */
export function benchSearch(titles: readonly string[], report: Report): void {
  // The engine also searches venue, place and category. They are empty here, or match no query.
  const createEvents = () => titles.map((title) => createEvent({ title, category: 'tech', location: '' }));
  const searchIn = (events: ReturnType<typeof createEvents>) => (query: string) => {
    const prefixes = splitWords(query);
    return events.flatMap((event, at) => (matchesWords(event, prefixes) ? [at] : []));
  };
  const createFlexSearch = () => {
    const index = new Index({ tokenize: 'forward', encode: splitWords });
    titles.forEach((title, at) => {
      index.add(at, title);
    });
    return (query: string) => index.search(query, { limit: titles.length });
  };
  const createMiniSearch = () => {
    const index = new MiniSearch<{ id: number; title: string }>({
      fields: ['title'],
      tokenize: splitWords,
      processTerm: (term) => term,
      searchOptions: { prefix: true, combineWith: 'AND' },
    });
    index.addAll(titles.map((title, id) => ({ id, title })));
    return (query: string) => index.search(query);
  };
  const search = searchIn(createEvents());
  const flex = createFlexSearch();
  const mini = createMiniSearch();

  for (const query of queries) {
    const ours = search(query);
    report.same(
      `searching ${query}, FlexSearch`,
      ours,
      flex(query)
        .map(Number)
        .sort((one, other) => one - other),
    );
    report.same(
      `searching ${query}, MiniSearch`,
      ours,
      mini(query)
        .map(({ id }) => Number(id))
        .sort((one, other) => one - other),
    );
  }
  const first = measureRounds(
    {
      'first answer': () => searchIn(createEvents())('jazz'),
      'first answer, FlexSearch': () => createFlexSearch()('jazz'),
      'first answer, MiniSearch': () => createMiniSearch()('jazz'),
    },
    9,
  );
  const next = perQuery({ 'each next answer': search, 'each next, FlexSearch': flex, 'each next, MiniSearch': mini });
  report.times({ ...first, ...next });
  report.ratio('first answer / FlexSearch', first['first answer'] / first['first answer, FlexSearch'], 1.2);
  report.ratio('first answer / MiniSearch', first['first answer'] / first['first answer, MiniSearch'], 1.2);
  report.ratio('each next answer / MiniSearch', next['each next answer'] / next['each next, MiniSearch'], 10);
}

/** Returns the shortest round of each engine, as the median over the queries. */
function perQuery<Name extends string>(
  engines: Readonly<Record<Name, (query: string) => unknown>>,
): Record<Name, number> {
  const names = Object.keys(engines) as Name[];
  const perQuery = queries.map((query) =>
    measureRounds(
      Object.fromEntries(names.map((name) => [name, () => engines[name](query)])) as Record<Name, () => unknown>,
      15,
    ),
  );
  const medianOf = (name: Name) =>
    perQuery.map((medians) => medians[name]).sort((one, other) => one - other)[queries.length >> 1];
  return Object.fromEntries(names.map((name) => [name, medianOf(name)])) as Record<Name, number>;
}
