import { type Category, foldText } from '@lively/engine';
import { placeTopics, type Topic, topics } from './topics.ts';

/** The words of a record, by how much they say about it. */
export interface DescribedEvent {
  readonly title: string;
  readonly keywords: readonly string[];
  /** The short description. */
  readonly description: string | null;
  /** The long description. */
  readonly text?: string | null;
  /** The agenda and the venue: they say where an event comes from, less what it is. */
  readonly surroundings: readonly (string | null)[];
}

/** What an event is. */
export interface FoundTopic {
  readonly category: Category;
  readonly subcategory: string | null;
}

interface ScoredTopic extends FoundTopic {
  readonly isVague: boolean;
  readonly points: number;
  /** Where its words stand: in the title or the keywords, in the descriptions, or in what the place is or is called alone. */
  readonly source: 'name' | 'description' | 'text' | 'place' | 'surroundings';
}

/** Organisers of the data set are mostly libraries, museums, theatres and heritage sites. */
const usualCategory: Category = 'culture';

/** Points of a word, and of a vague one. */
const pointsFor = {
  name: { clear: 6, vague: 3 },
  description: { clear: 2, vague: 1 },
  text: { clear: 1, vague: 0 },
  surroundings: { clear: 1, vague: 0 },
} as const;
const placePoints = 4;

/**
 * The category that the words of an event speak for. Words count most in the title and the keywords, less in the short
 * description, least in the long one, the agenda and the venue; vague words (a workshop, a visit) count half. A venue or an
 * operation that is there for one thing, such as a theatre, speaks for it too. What the title or the keywords call a
 * festival is one, of what else is said. The subcategory is given only when it is sure: named by the text, else by the
 * place, and ahead of every other of its category.
 */
export function findTopic({ title, keywords, description, text = null, surroundings }: DescribedEvent): FoundTopic {
  const counts = {
    name: [title, keywords.join(' . ')].map(countTopics),
    description: [countTopics(description)],
    text: [countTopics(text)],
    surroundings: surroundings.map(countTopics),
  };
  const fields = Object.keys(pointsFor) as (keyof typeof pointsFor)[];
  const scored = [
    ...topics.map((topic): ScoredTopic => {
      const weight = topic.isVague ? 'vague' : 'clear';
      // The long text names many things once: however many there are, they are one hint.
      const points = fields.map((field) => {
        const matches = countMatches(topic, counts[field]);
        return pointsFor[field][weight] * (field === 'text' ? Math.min(matches, textHints) : matches);
      });
      const [byName = 0, byDescription = 0, byText = 0] = points;
      const source = byName > 0 ? 'name' : byDescription > 0 ? 'description' : byText > 0 ? 'text' : 'surroundings';
      return { ...topic, points: points.reduce((sum, each) => sum + each, 0), source };
    }),
    ...placeTopics.map((topic): ScoredTopic => {
      const isThere = countMatches(topic, counts.surroundings) > 0;
      return { ...topic, points: isThere ? placePoints : 0, source: 'place' };
    }),
  ].filter(({ points }) => points > 0);

  const isFestival = scored.some(({ category, source }) => category === 'festival' && source === 'name');
  const [category] = isFestival
    ? ['festival' as const]
    : (rank(scored, (topic) => topic.category)[0] ?? [usualCategory]);
  return { category, subcategory: findSubcategory(scored, category) ?? (isFestival ? findFestival(scored) : null) };
}

const textHints = 2;

/**
 * The subcategory that is ahead of every other of its category: among those that the title and the keywords name, else among
 * all that the place or the short description speak for. Those of culture overlap: on a draw, the one that comes first in the
 * table wins.
 */
function findSubcategory(scored: readonly ScoredTopic[], category: Category): string | null {
  const isSure = ({ source }: ScoredTopic) =>
    source !== 'surroundings' && (source !== 'text' || plainSpoken.has(category));
  const inCategory = scored.filter((topic) => topic.category === category && topic.subcategory && isSure(topic));
  const isNamed = inCategory.some(({ source, isVague }) => source === 'name' && !isVague);
  const names = new Set(inCategory.filter(({ source }) => source === 'name').map(({ subcategory }) => subcategory));
  const possible = isNamed
    ? inCategory.filter(({ subcategory, source }) => names.has(subcategory) && source !== 'place')
    : inCategory;
  const [first, second] = rank(possible, ({ subcategory }) => overlaps(subcategory, names));
  if (!first) return null;
  return category === 'culture' || first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** Categories whose words mean one thing even in the long text, which speaks of much. */
const plainSpoken: ReadonlySet<Category> = new Set(['music', 'sport']);

/** An exhibition of photographs is photography; a workshop of writing is a workshop. */
function overlaps(subcategory: string | null, names: ReadonlySet<string | null>): string | null {
  if (subcategory === 'exhibitions' && names.has('photography')) return 'photography';
  if (subcategory === 'literature' && names.has('workshops')) return 'workshops';
  return subcategory;
}

/** The kind of a festival: that of what else its words speak for. */
function findFestival(scored: readonly ScoredTopic[]): string | null {
  const others = scored.flatMap(({ category, subcategory, ...topic }) => {
    const kind = festivals[subcategory ?? ''] ?? festivals[category];
    return kind ? [{ ...topic, kind }] : [];
  });
  const named = others.filter(({ source }) => source === 'name');
  const [first] = rank(
    named.length > 0 ? named : others.filter(({ source }) => source === 'description' || source === 'text'),
    ({ kind }) => kind,
  );
  return first?.[0] ?? null;
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
