import { type Count, mapNames, splitWords } from '@lively/engine';
import type { EventServices } from '../data/Backend';
import type { EventQuery } from '../data/EventQuery';
import { type ExploreFilters, type ExploreState, noFilters, toEventQuery } from './exploreState';

/** What an empty list suggests beside the removal of one filter. Each with results, most events first. */
export interface FurtherRelaxations {
  /** The single words of the text that can be removed. */
  readonly words: readonly WordRelaxation[];
  /** The filters that are kept, if the removal of no single one gives results. */
  readonly kept: readonly KeptFilters[];
}

/** A removable word, the text without it, and the number of events. */
interface WordRelaxation {
  readonly word: string;
  readonly text: string;
  readonly total: Count;
}

/** Some filters of a search, and the number of events without the others. */
interface KeptFilters {
  readonly filters: ExploreFilters;
  readonly total: Count;
}

/** The maximum number of words that are tried, and of suggestions. */
const most = { tried: 5, offered: 3 };

/** What a search is about: what, where and when. Prices and kinds only narrow it. */
const subjects: readonly (readonly (keyof ExploreFilters)[])[] = [
  ['text', 'category', 'subcategory', 'topics', 'without'],
  ['commune', 'radius', 'areas', 'withoutAreas', 'city'],
  ['day', 'days', 'weekdays', 'hours'],
];
/** What no suggestion takes back: an event is of no use without it. */
const needs: readonly (keyof ExploreFilters)[] = ['age', 'access'];

/** @param isStuck - Whether the removal of no single filter gives results. */
export async function readFurtherRelaxations(
  events: Pick<EventServices, 'explore'>,
  state: ExploreState,
  isStuck: boolean,
  signal: AbortSignal,
): Promise<FurtherRelaxations> {
  const words = await readWords(events, state, signal);
  return { words, kept: isStuck && !words.length ? await readKept(events, state, signal) : [] };
}

function readWords(
  events: Pick<EventServices, 'explore'>,
  state: ExploreState,
  signal: AbortSignal,
): Promise<readonly WordRelaxation[]> {
  const words = state.text.split(/\s+/).filter((word) => splitWords(word).length);
  const without = (word: string) => words.filter((each) => each !== word);
  // Skips a word if only prepositions would remain.
  const tried = words.filter((word) => without(word).some(isTelling)).slice(0, most.tried);
  const query = toEventQuery(state);
  return readTotals(
    events,
    tried.map((word) => ({ word, text: without(word).join(' ') })),
    ({ text }) => ({ ...query, text }),
    signal,
  );
}

/** Reads two of the subjects of a search, else one of them. */
async function readKept(
  events: Pick<EventServices, 'explore'>,
  state: ExploreState,
  signal: AbortSignal,
): Promise<readonly KeptFilters[]> {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const said = subjects.filter((names) => names.some((name) => !isSame(state[name], noFilters[name])));
  const pairs = said.flatMap((one, at) => said.slice(at + 1).map((other) => [...one, ...other]));
  const query = toEventQuery(state);
  const keep = (names: readonly (keyof ExploreFilters)[]): ExploreFilters => ({
    ...noFilters,
    ...(mapNames([...names, ...needs], (name) => state[name]) as Partial<ExploreFilters>),
  });
  for (const names of [pairs, said]) {
    const tried = names
      .map((kept) => ({ filters: keep(kept) }))
      .filter(({ filters }) => !isSame({ ...query, ...filters }, query));
    const kept = await readTotals(events, tried, ({ filters }) => ({ ...query, ...filters }), signal);
    if (kept.length) return kept;
  }
  return [];
}

/** Returns the suggestions with results. Among counts above the limit, their order stays. */
async function readTotals<Suggestion>(
  { explore }: Pick<EventServices, 'explore'>,
  suggestions: readonly Suggestion[],
  toQuery: (suggestion: Suggestion) => EventQuery,
  signal: AbortSignal,
): Promise<readonly (Suggestion & { readonly total: Count })[]> {
  const answers = await Promise.allSettled(
    suggestions.map(async (suggestion) => {
      const query = { ...toQuery(suggestion), sort: 'date' as const, limit: 1 };
      const { coming } = await explore({ query, cursor: null, userId: null }, signal);
      return { ...suggestion, total: coming };
    }),
  );
  return answers
    .flatMap((answer) => (answer.status === 'fulfilled' && answer.value.total.value > 0 ? [answer.value] : []))
    .sort((one, other) => other.total.value - one.total.value)
    .slice(0, most.offered);
}

function isTelling(word: string): boolean {
  return splitWords(word).some((part) => part.length > 2);
}
