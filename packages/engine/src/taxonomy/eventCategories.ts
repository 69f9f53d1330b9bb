import type { Category } from '../vocabulary.ts';

/** What an event can be. */
export interface EventCategory {
  readonly slug: Category;
  /** French name, as old data writes it. */
  readonly label: string;
  /** Other words for it. */
  readonly aliases: readonly string[];
}

/** The seven categories of events with their legacy names. Specification, section 3, and decision 4. */
export const eventCategories: readonly EventCategory[] = /* @__PURE__ */ [
  'music,Musique,concert,concerts',
  'sport,Sport,sports',
  'leisure,Loisirs,loisir',
  'culture,Culture,arts,art',
  'tech,Tech,technologie,numerique',
  'festival,Festival,festivals',
  'food,Gastronomie,cuisine,nourriture',
].map((line) => {
  const [slug, label, ...aliases] = line.split(',') as [Category, string, ...string[]];
  return { slug, label, aliases };
});
