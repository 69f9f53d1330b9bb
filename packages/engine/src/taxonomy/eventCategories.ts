const list = [
  { slug: 'music', label: 'Musique', aliases: ['concert', 'concerts'] },
  { slug: 'sport', label: 'Sport', aliases: ['sports'] },
  { slug: 'leisure', label: 'Loisirs', aliases: ['loisir'] },
  { slug: 'culture', label: 'Culture', aliases: ['arts', 'art'] },
  { slug: 'tech', label: 'Tech', aliases: ['technologie', 'numerique'] },
  { slug: 'festival', label: 'Festival', aliases: ['festivals'] },
  { slug: 'food', label: 'Gastronomie', aliases: ['cuisine', 'nourriture'] },
] as const;

/** The canonical value of a category. */
export type Category = (typeof list)[number]['slug'];

/** A category of events. */
export interface EventCategory {
  readonly slug: Category;
  /** French name, as in legacy data. */
  readonly label: string;
  /** Synonyms, folded. */
  readonly aliases: readonly string[];
}

/** The seven categories of events with their legacy names. See docs/specification.md#categories and docs/architecture.md#canonical-categories. */
export const eventCategories: readonly EventCategory[] = list;
