import type { Category } from './eventCategories.ts';

const list = [
  {
    slug: 'concert',
    categories: ['music'],
    subcategories: ['pop', 'rock', 'electronic', 'hip-hop', 'classical', 'jazz', 'world-music'],
  },
  {
    slug: 'sport',
    categories: ['sport'],
    subcategories: [
      'football',
      'motorsport',
      'rugby',
      'combat-sports',
      'athletics',
      'racket-sports',
      'water-sports',
      'mountain-sports',
      'equestrian-sports',
      'golf',
      'board-sports',
      'extreme-sports',
      'basketball',
      'handball',
      'volleyball',
    ],
  },
  {
    slug: 'shows',
    categories: ['leisure', 'tech', 'food'],
    subcategories: ['literature', 'cinema', 'video-games', 'cooking', 'gardening', 'hiking', 'cars'],
  },
  {
    slug: 'arts',
    categories: ['culture'],
    subcategories: ['theatre', 'dance', 'exhibitions', 'talks', 'workshops', 'heritage', 'photography'],
  },
  {
    slug: 'festivals',
    categories: ['festival'],
    subcategories: [
      'music-festivals',
      'cultural-festivals',
      'food-festivals',
      'arts-festivals',
      'traditional-festivals',
    ],
  },
  {
    slug: 'fairs',
    categories: ['leisure', 'food'],
    subcategories: [
      'neighbourhood-parties',
      'traditional-parties',
      'seasonal-parties',
      'markets',
      'flea-markets',
      'country-fairs',
    ],
  },
] as const;

/** One of the six families a person chooses from. */
export type PreferenceCategorySlug = (typeof list)[number]['slug'];

/** One entry of one of those families. */
export type SubcategorySlug = (typeof list)[number]['subcategories'][number];

/** One of the six families of the preference catalogue. */
export interface PreferenceCategory {
  readonly slug: PreferenceCategorySlug;
  /** The categories of events it covers. */
  readonly categories: readonly Category[];
  readonly subcategories: readonly SubcategorySlug[];
}

/** The preference catalogue, without its names: scores look at slugs alone. Specification, section 3. */
export const preferenceCategories: readonly PreferenceCategory[] = list;
