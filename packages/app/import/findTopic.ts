import { type Category, foldText } from '@lively/engine';
import { topics } from './topics.ts';

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

/** Organisers of the data set are mostly libraries, museums, theatres and heritage sites. */
const usualCategory: Category = 'culture';

const [loudPoints, quietPoints, vaguePoints] = [3, 1, 1];

/**
 * The category that the words of an event speak for. A word of a topic counts three points in the title and in the
 * keywords, one in the description, the agenda and the venue; a vague word (a workshop, a visit) counts one in the title
 * and in the keywords, and nowhere else. The subcategory is given only when it is sure: named in the title or the
 * keywords, and ahead of every other of its category.
 */
export function findTopic({ title, keywords, description, surroundings }: DescribedEvent): FoundTopic {
  const loud = [title, keywords.join(' . ')].map(toWords);
  const quiet = [description, ...surroundings].map(toWords);
  const scored = matchers.map(({ category, subcategory, isVague, words }) => {
    const [loudly, quietly] = [countMatches(words, loud), countMatches(words, quiet)];
    const points = isVague ? vaguePoints * loudly : loudPoints * loudly + quietPoints * quietly;
    return { category, subcategory, isLoud: loudly > 0, points };
  });

  const [category, points] = rank(scored, (topic) => topic.category)[0] ?? [usualCategory, 0];
  if (points === 0) return { category: usualCategory, subcategory: null };

  const inCategory = scored.filter((topic) => topic.category === category && topic.subcategory);
  const [first, second] = rank(inCategory, (topic) => topic.subcategory);
  const isNamed = inCategory.some((topic) => topic.subcategory === first?.[0] && topic.isLoud);
  const isSure = first && isNamed && first[1] > (second?.[1] ?? 0);
  return { category, subcategory: isSure ? first[0] : null };
}

/** Points added up by a name, most first; on a draw, the name that came first. */
function rank<Item extends { points: number }, Name>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
): [Name, number][] {
  const totals = new Map<Name, number>();
  for (const item of items) totals.set(nameOf(item), (totals.get(nameOf(item)) ?? 0) + item.points);
  return [...totals].sort((a, b) => b[1] - a[1]);
}

const matchers = topics.map((topic) => ({ ...topic, words: topic.words.map(toMatcher) }));

/** A word or a phrase, in the singular or the plural. */
function toMatcher(word: string): RegExp {
  return new RegExp(` ${word.replaceAll(' ', '[sx]? ')}[sx]? `);
}

function countMatches(words: readonly RegExp[], texts: readonly string[]): number {
  return texts.reduce((count, text) => count + words.filter((word) => word.test(text)).length, 0);
}

/** Lower case, without accents, one space around every word; a full stop keeps phrases apart. */
function toWords(text: string | null): string {
  return ` ${foldText(text ?? '').replace(/[^\p{L}\p{N}.]+|\./gu, (gap) => (gap === '.' ? ' . ' : ' '))} `;
}
