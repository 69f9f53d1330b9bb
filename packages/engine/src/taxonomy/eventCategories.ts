const list = [
  { slug: 'music', label: 'Musique', aliases: ['concert', 'concerts'] },
  { slug: 'sport', label: 'Sport', aliases: ['sports'] },
  { slug: 'leisure', label: 'Loisirs', aliases: ['loisir'] },
  { slug: 'culture', label: 'Culture', aliases: ['arts', 'art'] },
  { slug: 'tech', label: 'Tech', aliases: ['technologie', 'numerique'] },
  { slug: 'festival', label: 'Festival', aliases: ['festivals'] },
  { slug: 'food', label: 'Gastronomie', aliases: ['cuisine', 'nourriture'] },
] as const;

/** What an event is: its canonical value. */
export type Category = (typeof list)[number]['slug'];

/** What an event can be. */
export interface EventCategory {
  readonly slug: Category;
  /** French name, as old data writes it. */
  readonly label: string;
  /** Other words for it, folded. */
  readonly aliases: readonly string[];
}

/** The seven categories of events with their legacy names. Specification, section 3, and decision 4. */
export const eventCategories: readonly EventCategory[] = list;
