import { foldText } from '@lively/engine';
import { placeTopics, type Topic, topics } from './topics.ts';

/** A word or a phrase of the vocabulary in a text. */
export interface FoundPhrase {
  /** The topics of the phrase, including those of a place with that name. */
  readonly topics: readonly Topic[];
  /** Whether it is a national operation, such as “Journées européennes du patrimoine”, which defines the event anywhere. */
  readonly isOperation: boolean;
  /** Whether it begins within the first words. */
  readonly isHead: boolean;
  /** Whether it only describes the context of the event: “dans le cadre du festival”, “au musée”, “sans musique”. */
  readonly isAside: boolean;
}

/**
 * Finds the longest phrases of the vocabulary in a text, without duplicates: “jeu vidéo” does not match “jeu”. Plural forms
 * match, too. A phrase within one of `names`, such as the name of the venue, is an aside.
 */
export function findPhrases(text: string | null, names: readonly (string | null)[] = []): Iterable<FoundPhrase> {
  const found = new Map<Node, FoundPhrase>();
  if (!text) return found.values();
  const words = readWords(text);
  const named = findNames(words, names);
  for (let at = 0; at < words.length; ) {
    const { end, node } = findLongest(words, at, root);
    if (node && found.get(node)?.isAside !== false) {
      const isAside = named.has(at) || isSetAside(words, at, node.topics);
      found.set(node, { topics: node.topics, isOperation: node.isOperation, isHead: at < headWords, isAside });
    }
    at = node ? end : at + 1;
  }
  return found.values();
}

/** The number of head words: a title or a sentence usually begins with its subject. */
const headWords = 4;

/** The phrases with a common beginning: the topics of that beginning, and the words that may follow. */
interface Node {
  readonly topics: Topic[];
  readonly next: Map<string, Node>;
  isOperation: boolean;
}

const places: ReadonlySet<Topic> = new Set(placeTopics);

/** The beginnings of the names of operations: “Nuit des musées”, “Semaine du goût”. */
const operation = /^(fete|journees?|mois|nuits?|printemps|rendez vous|semaine) /;

const root: Node = createNode();
for (const topic of [...topics, ...placeTopics]) {
  for (const phrase of topic.words) {
    let node = root;
    for (const word of phrase.split(' ')) {
      const next = node.next.get(word) ?? createNode();
      node.next.set(word, next);
      node = next;
    }
    if (!node.topics.includes(topic)) node.topics.push(topic);
    if (places.has(topic) && operation.test(phrase)) node.isOperation = true;
  }
}

function createNode(): Node {
  return { topics: [], next: new Map(), isOperation: false };
}

/** Finds the longest phrase that starts at a word, after the words of `from`, and its end. */
function findLongest(words: readonly string[], at: number, from: Node): { end: number; node: Node | null } {
  let longest: { end: number; node: Node | null } = { end: at, node: from.topics.length > 0 ? from : null };
  const word = words[at];
  if (word === undefined || from.next.size === 0) return longest;
  for (const form of listSingulars(word)) {
    const next = from.next.get(form);
    const found = next && findLongest(words, at + 1, next);
    if (found?.node && (!longest.node || found.end > longest.end)) longest = found;
  }
  return longest;
}

/** Returns a word with its possible singulars. */
function listSingulars(word: string): string[] {
  if (word.length < 3 || !/[sx]$/.test(word)) return [word];
  const singular = word.slice(0, -1);
  return singular.endsWith('au') ? [word, singular, `${singular.slice(0, -1)}l`] : [word, singular];
}

/** Finds the positions of the words of names. Skips names of one word, which may be a common word. */
function findNames(words: readonly string[], names: readonly (string | null)[]): ReadonlySet<number> {
  const positions = new Set<number>();
  for (const name of names) {
    const sought = readWords(name ?? '').filter((word) => word !== stop);
    const [first] = sought;
    if (first === undefined || sought.length < 2) continue;
    for (let at = words.indexOf(first); at >= 0; at = words.indexOf(first, at + 1)) {
      if (sought.every((word, offset) => words[at + offset] === word))
        for (let offset = 0; offset < sought.length; offset++) positions.add(at + offset);
    }
  }
  return positions;
}

/** Returns true if the words before a phrase mark it as context, as absent, or as the place of the event. */
function isSetAside(words: readonly string[], at: number, meanings: readonly Topic[]): boolean {
  let before = at - 1;
  while (articles.has(words[before] ?? '')) before--;
  if (asides.has(words[before] ?? '')) return true;
  // “le journal du festival” is only a part of a festival.
  if (at > 1 && meanings.some(({ category }) => category === 'festival'))
    return /^(au|aux|du|des|pour|le)$/.test(words[at - 1] ?? '');
  return /^(a|au|aux|chez|dans)$/.test(words[before] ?? '') && meanings.some((topic) => places.has(topic));
}

const articles: ReadonlySet<string> = new Set(
  'le la l les un une du des de d son sa ses leur leurs notre nos cette ce cet ces'.split(' '),
);
const asides: ReadonlySet<string> = new Set(
  'cadre occasion marge partenariat proximite devant avant apres sans ni hors pas'.split(' '),
);

/** A separator between sentences, keywords or parts of a list. */
const stop = '.';

/** Reads the folded words of a text; stops separate phrases. */
function readWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+|[.!?;:|()\n,•]/gu) ?? [];
  return words.map((word) => (/^[\p{L}\p{N}]/u.test(word) ? word : stop));
}
