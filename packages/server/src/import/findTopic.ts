import type { Category } from '@lively/engine';
import { findPhrases } from './findPhrases.ts';
import { placeTopics, type Topic, topics } from './topics.ts';

/** The texts of a record that describe an event, in groups of different weight. */
export interface DescribedEvent {
  readonly title: string;
  readonly keywords: readonly string[];
  /** The short description. */
  readonly description: string | null;
  /** The long description. */
  readonly text?: string | null;
  /** The agenda and the venue, which describe the origin of an event more than its topic. */
  readonly surroundings: readonly (string | null)[];
}

/** The category and the subcategory of an event. */
export interface FoundTopic {
  readonly category: Category;
  readonly subcategory: string | null;
}

/**
 * Finds the category of an event by its words. Words have the most weight in the title and the keywords, less in the short
 * description, the least in the long description, the agenda and the venue, and more at the beginning of a text. A form (an
 * exhibition, a talk) has more weight than a subject, a vague word (a workshop, a visit) less, and an aside (“dans le cadre du
 * festival”) almost none. A venue or an operation with one purpose, such as a theatre, counts too. An event is a festival if and
 * only if the title or the keywords call it one. The subcategory is returned only if it is certain: named by the title or the
 * keywords, or otherwise by the short description or the place (for music and sport also by the long description), and with more
 * points than every other of its category.
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
    : (rank(scored, (topic) => topic.category)[0] ?? [defaultCategory]);
  return { category, subcategory: findSubcategory(scored, category) ?? (isFestival ? findFestival(scored) : null) };
}

/** The default category. Organisers in the data set are mostly libraries, museums, theatres and heritage sites. */
const defaultCategory: Category = 'culture';

/** The points of a word by its text, and the additional points at the beginning of that text. */
const pointsFor = {
  title: { form: 9, clear: 6, vague: 3, head: { form: 2, clear: 2, vague: 0 } },
  keywords: { form: 8, clear: 5, vague: 3, head: { form: 0, clear: 0, vague: 0 } },
  description: { form: 5, clear: 2, vague: 1, head: { form: 4, clear: 2, vague: 0 } },
  text: { form: 1, clear: 1, vague: 0, head: { form: 1, clear: 1, vague: 0 } },
  surroundings: { form: 1, clear: 1, vague: 0, head: { form: 0, clear: 0, vague: 0 } },
} as const;
const placePoints = 4;
/** The max matches per topic that count in the long text, which mentions many subjects once. */
const textHints = 2;

/**
 * The sources of a topic's words, the most certain first: the title or the keywords, the descriptions, or only the type or name
 * of the place.
 */
const sources = ['name', 'description', 'text', 'place', 'surroundings'] as const;
type Source = (typeof sources)[number];

/** The points for a topic, and the best source. */
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
 * Finds the subcategory with more points than every other of its category: among those in the title and the keywords, or
 * otherwise among all in the place or the short description. If only vague words match, the place counts twice, unless the title
 * contains a workshop, because museums have workshops too. Subcategories of culture overlap: if points are equal, the first in
 * the table wins.
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

/** Categories whose words are unambiguous even in the long text, which mentions many subjects. */
const plainSpoken: ReadonlySet<Category> = new Set(['music', 'sport']);

/** Resolves overlaps: an exhibition of photographs is photography; a writing workshop is a workshop. */
function overlaps(subcategory: string | null, names: ReadonlySet<string | null>): string | null {
  if (subcategory === 'exhibitions' && names.has('photography')) return 'photography';
  if (subcategory === 'literature' && names.has('workshops')) return 'workshops';
  return subcategory;
}

/** Finds the kind of a festival by the other topics in its texts. */
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

/** The subcategory of a festival, by the subcategory or the category of its programme. */
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

/** Adds up points by name, the highest first; if points are equal, the first name wins. */
function rank<Item extends { points: number }, Name>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): [Name, number][] {
  const totals = new Map<Name, number>();
  for (const item of items) totals.set(nameOf(item), (totals.get(nameOf(item)) ?? 0) + item.points);
  return [...totals].sort((a, b) => b[1] - a[1]);
}
