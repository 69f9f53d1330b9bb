import { Index } from 'flexsearch';
import MiniSearch from 'minisearch';
import { createTextIndex } from '../src/search/createTextIndex.ts';
import { splitWords } from '../src/text/splitWords.ts';
import type { Report } from './createReport.ts';
import { measureRounds } from './measureRounds.ts';

/** What people type: whole words, beginnings of words, two or three of them, with and without accents. */
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

/** Our index beside FlexSearch and MiniSearch on the same titles, all three with the same words, prefixes and AND. */
export function benchSearch(
  titles: readonly string[],
  report: Report,
  goal: (limit: number) => number | undefined,
): void {
  // The peers need about a gigabyte each for a million titles.
  const withPeers = titles.length <= 100_000;
  const builds: Record<string, number> = {};
  const build = <Built>(name: string, make: () => Built): Built => {
    const begin = performance.now();
    const built = make();
    builds[`build ${name}`] = performance.now() - begin;
    return built;
  };

  const search = build('the text index', () => createTextIndex(titles.length, (at) => titles[at] as string));
  if (!withPeers) {
    report.times({ ...builds, ...perQuery({ 'text index': search }) });
    return;
  }
  const flex = build('FlexSearch', () => {
    const index = new Index({ tokenize: 'forward', encode: splitWords });
    titles.forEach((title, at) => {
      index.add(at, title);
    });
    return (query: string) => index.search(query, { limit: titles.length });
  });
  const mini = build('MiniSearch', () => {
    const index = new MiniSearch<{ id: number; title: string }>({
      fields: ['title'],
      tokenize: splitWords,
      processTerm: (term) => term,
      searchOptions: { prefix: true, combineWith: 'AND' },
    });
    index.addAll(titles.map((title, id) => ({ id, title })));
    return (query: string) => index.search(query);
  });

  for (const query of queries) {
    const ours = search(query)?.toSorted((one, other) => one - other);
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
  const medians = perQuery({ 'text index': search, FlexSearch: flex, MiniSearch: mini });
  report.times({ ...builds, ...medians });
  report.ratio('searching / FlexSearch', medians['text index'] / medians.FlexSearch, goal(0.15));
  report.ratio('searching / MiniSearch', medians['text index'] / medians.MiniSearch, undefined);
  report.ratio(
    'building / MiniSearch',
    (builds['build the text index'] as number) / (builds['build MiniSearch'] as number),
    goal(0.45),
  );
}

/** The median over the queries of each engine's median over the rounds. */
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
