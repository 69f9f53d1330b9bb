import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import { splitWords } from '../text/splitWords.ts';
import type { Commune } from './Commune.ts';
import { areaShard, nameShard, townsShard } from './communeShard.ts';
import { tellingWords } from './communeWords.ts';

/** What was typed to find a commune. */
interface CommuneSearch {
  /** Beginnings of words, folded. */
  readonly words: readonly string[];
  /** The beginning of a postal code, or a department: `460`, `46`, `2a`. */
  readonly number: string | null;
}

/** At most this many communes are offered at a time: every one of a postal code, of which 51300 has 46. */
const offerLength = 50;

/**
 * The shard that holds what a text asks for: of the department that is named by number, else of two letters of the name;
 * until there is so much, the largest communes.
 */
export function shardFor(text: string): string {
  const { words, number } = parseSearch(text);
  if (number && number.length >= (/^9[78]/.test(number) ? 3 : 2)) return areaShard(number);
  const letters = tellingWords(words).join('').slice(0, 2);
  return letters.length === 2 ? nameShard(letters) : townsShard;
}

/**
 * The communes that a text may mean, the one that bears the very name first, then those that begin so,
 * the largest first. Each word begins a word of
 * the name or of the department, in their order; a number begins a postal code or the department's code.
 *
 * @example
 * searchCommunes(communes, 'st mart 32'); // Saint-Martin (Gers), Saint-Martin-d’Armagnac, …
 */
export function searchCommunes<Found extends Commune>(communes: readonly Found[], text: string): Found[] {
  const search = parseSearch(text);
  return communes
    .filter((commune) => matches(commune, search))
    .map((commune) => ({ commune, closeness: measureCloseness(commune, search) }))
    .sort((a, b) => b.closeness - a.closeness || b.commune.population - a.commune.population)
    .slice(0, offerLength)
    .map(({ commune }) => commune);
}

function parseSearch(text: string): CommuneSearch {
  const tokens = splitWords(text.slice(0, 100));
  const isNumber = (token: string) => /^(\d+|2[ab])$/.test(token);
  return { words: tokens.filter((token) => !isNumber(token)), number: tokens.find(isNumber) ?? null };
}

function matches(commune: Commune, { words, number }: CommuneSearch): boolean {
  const { department, postalCodes } = commune;
  const isInArea =
    number === null ||
    department.code.toLowerCase() === number ||
    postalCodes.some((postalCode) => postalCode.startsWith(number));
  return isInArea && beginInOrder(words, wordsOf(commune));
}

/** Folding is what costs: it is done once for each commune, not at each key. */
const wordsOf = /* @__PURE__ */ memoizeByReference((commune: Commune): readonly string[] =>
  splitWords(`${commune.name} ${commune.department.name}`),
);

/** Whether each beginning begins a word, each after the one before. */
function beginInOrder(beginnings: readonly string[], words: readonly string[]): boolean {
  let next = 0;
  for (const word of words) {
    const beginning = beginnings[next];
    if (beginning === undefined) return true;
    if (word.startsWith(beginning) || word === shortened[beginning]) next += 1;
  }
  return next === beginnings.length;
}

const shortened: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' };

/** Two for the very name, one for a name that begins so, zero for a later word. */
function measureCloseness({ name }: Commune, { words }: CommuneSearch): number {
  const [named, typed] = [splitWords(name), words.map((word) => shortened[word] ?? word)];
  if (named.join(' ') === typed.join(' ')) return 2;
  const [first = ''] = typed;
  return named.join(' ').startsWith(first) ? 1 : 0;
}
