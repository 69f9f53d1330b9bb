import { type Category, foldText } from '@lively/engine';
import { placeTopics, type Topic, topics } from './topics.ts';

/** The words of a record, by how much they say about it. */
export interface DescribedEvent {
  readonly title: string;
  readonly keywords: readonly string[];
  /** The short description. */
  readonly description: string | null;
  /** The agenda and the venue: they say where an event comes from, less what it is. */
  readonly surroundings: readonly (string | null)[];
}

/** What an event is. */
export interface FoundTopic {
  readonly category: Category;
  readonly subcategory: string | null;
}

interface ScoredTopic extends FoundTopic {
  readonly points: number;
  /** Whether it may name the subcategory: a word of the title, the keywords or the place. */
  readonly isNamed: boolean;
}

/** Organisers of the data set are mostly libraries, museums, theatres and heritage sites. */
const usualCategory: Category = 'culture';

const [loudPoints, placePoints, quietPoints, vaguePoints] = [3, 2, 1, 1];

/**
 * The category that the words of an event speak for. A word of a topic counts three points in the title and in the
 * keywords, one in the description, the agenda and the venue; a vague word (a workshop, a visit) counts one in the title
 * and in the keywords, and nowhere else. A venue that is there for one thing, such as a theatre, counts two for it. What the
 * title or the keywords call a festival is one, of what else is said. The subcategory is given only when it is sure: named
 * outside the description, and ahead of every other of its category.
 */
export function findTopic({ title, keywords, description, surroundings }: DescribedEvent): FoundTopic {
  const loud = [title, keywords.join(' . ')].map(countTopics);
  const places = surroundings.map(countTopics);
  const quiet = [countTopics(description), ...places];
  const scored = [
    ...topics.map((topic): ScoredTopic => {
      const [loudly, quietly] = [countMatches(topic, loud), countMatches(topic, quiet)];
      const points = topic.isVague ? vaguePoints * loudly : loudPoints * loudly + quietPoints * quietly;
      return { ...topic, points, isNamed: loudly > 0 };
    }),
    ...placeTopics.map((topic): ScoredTopic => {
      const isThere = countMatches(topic, places) > 0;
      return { ...topic, points: isThere ? placePoints : 0, isNamed: isThere };
    }),
  ].filter(({ points }) => points > 0);

  const isFestival = scored.some(({ category, isNamed }) => category === 'festival' && isNamed);
  const [category] = isFestival
    ? ['festival' as const]
    : (rank(scored, (topic) => topic.category)[0] ?? [usualCategory]);
  return { category, subcategory: findSubcategory(scored, category) ?? (isFestival ? findFestival(scored) : null) };
}

/** The subcategory that is ahead of every other of its category, and named. */
function findSubcategory(scored: readonly ScoredTopic[], category: Category): string | null {
  const inCategory = scored.filter((topic) => topic.category === category && topic.subcategory);
  const [first, second] = rank(inCategory, (topic) => topic.subcategory);
  const isNamed = inCategory.some((topic) => topic.subcategory === first?.[0] && topic.isNamed);
  return first && isNamed && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** The kind of a festival: that of what else its words speak for. */
function findFestival(scored: readonly ScoredTopic[]): string | null {
  const others = scored.filter(({ category, isNamed }) => category !== 'festival' && isNamed);
  const [first] = rank(
    others,
    ({ category, subcategory }) => festivals[subcategory ?? ''] ?? festivals[category] ?? '',
  );
  return first?.[0] || null;
}

/** The subcategory of a festival, by the subcategory or the category of what is shown there. */
const festivals: Readonly<Record<string, string>> = {
  music: 'music-festivals',
  food: 'food-festivals',
  theatre: 'arts-festivals',
  dance: 'arts-festivals',
  cinema: 'arts-festivals',
  exhibitions: 'arts-festivals',
  photography: 'arts-festivals',
  culture: 'cultural-festivals',
};

/** Points added up by a name, most first; on a draw, the name that came first. */
function rank<Item extends { points: number }, Name>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): [Name, number][] {
  const totals = new Map<Name, number>();
  for (const item of items) totals.set(nameOf(item), (totals.get(nameOf(item)) ?? 0) + item.points);
  return [...totals].sort((a, b) => b[1] - a[1]);
}

/** A word or a phrase of a topic, in the singular or the plural. */
interface Phrase {
  readonly topic: Topic;
  readonly pattern: RegExp;
}

/** By the forms of its first word, so that of hundreds only those are looked for that may be in a text. */
const phrasesByFirstWord = new Map<string, Phrase[]>();
for (const topic of [...topics, ...placeTopics]) {
  for (const word of topic.words) {
    const phrase = { topic, pattern: new RegExp(` ${word.replaceAll(' ', '[sx]? ')}[sx]? `) };
    const [first = ''] = word.split(' ');
    for (const form of [first, `${first}s`, `${first}x`])
      phrasesByFirstWord.set(form, [...(phrasesByFirstWord.get(form) ?? []), phrase]);
  }
}

/** How many of its words and phrases a text has, for each topic of which it has any. */
type TopicCounts = ReadonlyMap<Topic, number>;

function countTopics(text: string | null): TopicCounts {
  const words = toWords(text);
  const possible = new Set([...new Set(words.split(' '))].flatMap((word) => phrasesByFirstWord.get(word) ?? []));
  const counts = new Map<Topic, number>();
  for (const { topic, pattern } of possible) if (pattern.test(words)) counts.set(topic, (counts.get(topic) ?? 0) + 1);
  return counts;
}

function countMatches(topic: Topic, texts: readonly TopicCounts[]): number {
  return texts.reduce((sum, counts) => sum + (counts.get(topic) ?? 0), 0);
}

/** Lower case, without accents, one space around every word; a full stop keeps phrases apart. */
function toWords(text: string | null): string {
  return ` ${foldText(text ?? '').replace(/[^\p{L}\p{N}.]+|\./gu, (gap) => (gap === '.' ? ' . ' : ' '))} `;
}
