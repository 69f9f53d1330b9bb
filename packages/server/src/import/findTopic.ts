import type { Category } from '@lively/engine';
import { findPhrases } from './findPhrases.ts';
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

/**
 * The category that the words of an event speak for. Words count most in the title and the keywords, less in the short
 * description, least in the long one, the agenda and the venue, and more where a text begins. A form (an exhibition, a talk)
 * counts more than a subject, a vague word (a workshop, a visit) less, and what is said in passing (“dans le cadre du
 * festival”) next to nothing. A venue or an operation that is there for one thing, such as a theatre, speaks for it too. What
 * the title or the keywords call a festival is one, and nothing else is. The subcategory is given only when it is sure: named
 * by the title or the keywords, else by the short description or the place, and ahead of every other of its category.
 */
export function findTopic(event: DescribedEvent): FoundTopic {
  const evidence = collectEvidence(event);
  const all = [...topics, ...placeTopics].flatMap((topic) => {
    const found = evidence.get(topic);
    return found ? { ...topic, ...found } : [];
  });
  const isFestival = all.some(({ category, source }) => category === 'festival' && source === 'name');
  const scored = all.filter((topic) => isFestival || topic.category !== 'festival');
  const [category] = isFestival
    ? ['festival' as const]
    : (rank(scored, (topic) => topic.category)[0] ?? [usualCategory]);
  return { category, subcategory: findSubcategory(scored, category) ?? (isFestival ? findFestival(scored) : null) };
}

/** Organisers of the data set are mostly libraries, museums, theatres and heritage sites. */
const usualCategory: Category = 'culture';

/** Points of a word, by where it stands, and what is added where that text begins. */
const pointsFor = {
  title: { form: 9, clear: 6, vague: 3, head: { form: 2, clear: 2, vague: 0 } },
  keywords: { form: 8, clear: 5, vague: 3, head: { form: 0, clear: 0, vague: 0 } },
  description: { form: 5, clear: 2, vague: 1, head: { form: 4, clear: 2, vague: 0 } },
  text: { form: 1, clear: 1, vague: 0, head: { form: 1, clear: 1, vague: 0 } },
  surroundings: { form: 1, clear: 1, vague: 0, head: { form: 0, clear: 0, vague: 0 } },
} as const;
const placePoints = 4;
/** The long text names many things once: however many there are, they are few hints. */
const textHints = 2;

/**
 * Where the words of a topic stand, the surest first: in the title or the keywords, in the descriptions, or in what the place
 * is or is called alone.
 */
const sources = ['name', 'description', 'text', 'place', 'surroundings'] as const;
type Source = (typeof sources)[number];

/** What speaks for a topic. */
interface Evidence {
  points: number;
  source: Source;
}

type ScoredTopic = Topic & Readonly<Evidence>;

type Field = keyof typeof pointsFor;
const sourceOf: Readonly<Record<Field, Source>> = {
  title: 'name',
  keywords: 'name',
  description: 'description',
  text: 'text',
  surroundings: 'surroundings',
};

const places: ReadonlySet<Topic> = new Set(placeTopics);

function collectEvidence({
  title,
  keywords,
  description,
  text = null,
  surroundings,
}: DescribedEvent): ReadonlyMap<Topic, Evidence> {
  const evidence = new Map<Topic, Evidence>();
  const add = (topic: Topic, points: number, source: Source) => {
    const found = evidence.get(topic);
    if (!found) return evidence.set(topic, { points, source });
    found.points += points;
    if (sources.indexOf(source) < sources.indexOf(found.source)) found.source = source;
  };
  const read = (field: Field, written: string | null, names: readonly (string | null)[] = []) => {
    const times = new Map<Topic, number>();
    for (const { topics: meanings, isOperation, isHead, isAside } of findPhrases(written, names)) {
      const stands = isAside ? 'surroundings' : field;
      for (const topic of meanings) {
        if (places.has(topic)) {
          if ((isOperation || field === 'surroundings') && !evidence.has(topic)) add(topic, placePoints, 'place');
          continue;
        }
        const time = times.get(topic) ?? 0;
        times.set(topic, time + 1);
        if (field === 'text' && time >= textHints) continue;
        const points = pointsFor[stands][topic.weight] + (isHead ? pointsFor[stands].head[topic.weight] : 0);
        if (points > 0) add(topic, points, sourceOf[stands]);
      }
    }
  };
  read('title', title);
  read('keywords', keywords.join('\n'));
  read('description', description, surroundings);
  read('text', text, surroundings);
  for (const each of surroundings) read('surroundings', each);
  return evidence;
}

/**
 * The subcategory that is ahead of every other of its category: among those that the title and the keywords name, else among
 * all that the place or the short description speak for. Where only vague words do, the place counts twice, unless the title
 * names a workshop: a museum has workshops too. Those of culture overlap: on a draw, the one that comes first in the table wins.
 */
function findSubcategory(scored: readonly ScoredTopic[], category: Category): string | null {
  const isSure = ({ source }: ScoredTopic) =>
    source !== 'surroundings' && (source !== 'text' || plainSpoken.has(category));
  const inCategory = scored.filter((topic) => topic.category === category && topic.subcategory && isSure(topic));
  const isSaidIn = (source: Source) => inCategory.some((topic) => topic.source === source && topic.weight !== 'vague');
  const names = new Set(inCategory.filter(({ source }) => source === 'name').map(({ subcategory }) => subcategory));
  const possible = isSaidIn('name')
    ? inCategory.filter(({ subcategory, source }) => names.has(subcategory) && source !== 'place')
    : isSaidIn('description')
      ? inCategory
      : inCategory.map((topic) => ({
          ...topic,
          points: topic.points * (topic.source === 'place' && !names.has('workshops') ? 2 : 1),
        }));
  const [first, second] = rank(possible, ({ subcategory }) => overlaps(subcategory, names));
  if (!first || first[0] === 'none') return null;
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
