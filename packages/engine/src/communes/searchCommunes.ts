import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import { splitWords } from '../text/splitWords.ts';
import type { Commune } from './Commune.ts';
import { areaShard, nameShard, townsShard } from './communeShard.ts';
import { tellingWords } from './communeWords.ts';
import { otherNamesOf } from './otherNames.ts';

/** The parsed text of a search for a commune. */
interface CommuneSearch {
  /** Prefixes of words, folded. */
  readonly words: readonly string[];
  /** The prefix of a postal code, or a department: `460`, `46`, `2a`. */
  readonly number: string | null;
}

/**
 * The INSEE codes of the communes that are proposed before the user has typed: Paris, Lyon, Marseille, Toulouse, Cannes.
 * Source: docs/specification.md#distances.
 */
const proposed: readonly string[] = ['75056', '69123', '13055', '31555', '06029'];

/** The max number of communes in a result. It is larger than the communes of any postal code: 51300 has 46. */
const offerLength = 50;

/**
 * Returns the shard that contains the results of a text: the shard of the department if the text has its number,
 * otherwise the shard of the first two letters. A shorter text gets the largest communes.
 */
export function shardFor(text: string): string {
  const { words, number } = parseSearch(text);
  if (number && number.length >= (/^9[78]/.test(number) ? 3 : 2)) return areaShard(number);
  const letters = tellingWords(words).join('').slice(0, 2);
  return letters.length === 2 ? nameShard(letters) : townsShard;
}

/**
 * Finds the communes that match a text. An exact name comes first, then names that begin with the text, each sorted by
 * population. Each word of the text is a prefix of a word of the name or of the department, in the same order. The name
 * may be in English or Spanish. A number is a prefix of a postal code or the code of the department. Without a text, the
 * proposed communes come first.
 *
 * @example
 * searchCommunes(communes, 'st mart 32'); // Saint-Martin (Gers), Saint-Martin-d’Armagnac, …
 * searchCommunes(communes, 'burdeos'); // Bordeaux
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
  return isInArea && wordsOf(commune).some((named) => beginInOrder(words, named));
}

/**
 * Returns the folded words of a commune, by name. Folding is expensive, so it is done once for each commune and not for
 * each key press.
 */
const wordsOf = /* @__PURE__ */ memoizeByReference(({ name, department }: Commune): readonly string[][] =>
  listNames(name).map((each) => splitWords(`${each} ${department.name}`)),
);

/** Whether each prefix begins a word, in the same order. */
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

/**
 * Returns 2 for the exact name, 1 for a name that begins with the text, 0 for a match in a later word. Without a text, the
 * proposed communes are the closest, in their order.
 */
function measureCloseness({ code, name }: Commune, { words, number }: CommuneSearch): number {
  if (!words.length && number === null) return proposed.includes(code) ? proposed.length - proposed.indexOf(code) : 0;
  const names = listNames(name);
  const typed = words.map((word) => shortened[word] ?? word);
  if (names.includes(typed.join(' '))) return 2;
  const [first = ''] = typed;
  return names.some((each) => each.startsWith(first)) ? 1 : 0;
}

/** Lists the names of a commune in all languages, folded. */
function listNames(name: string): readonly string[] {
  const folded = splitWords(name).join(' ');
  return [folded, ...otherNamesOf(folded)];
}
