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

/** The slug of one of the six preference categories. */
export type PreferenceCategorySlug = (typeof list)[number]['slug'];

/** The slug of a subcategory. */
export type SubcategorySlug = (typeof list)[number]['subcategories'][number];

/** One of the six preference categories. */
export interface PreferenceCategory {
  readonly slug: PreferenceCategorySlug;
  /** The event categories that it contains. */
  readonly categories: readonly Category[];
  readonly subcategories: readonly SubcategorySlug[];
}

/** The preference catalogue without its names, because scores need slugs only. See docs/specification.md#preference-catalogue. */
export const preferenceCategories: readonly PreferenceCategory[] = list;
