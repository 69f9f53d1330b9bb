import type { CategoryTone } from '../theme/tokens';
import type { Motif } from './Motif';
import { artMotifs } from './motifs/arts';
import { fairMotifs } from './motifs/fairs';
import { festivalMotifs } from './motifs/festivals';
import { generalMotifs } from './motifs/general';
import { musicMotifs } from './motifs/music';
import { showMotifs } from './motifs/shows';
import { sportMotifs } from './motifs/sport';

const subcategoryMotifs = {
  ...musicMotifs,
  ...sportMotifs,
  ...showMotifs,
  ...artMotifs,
  ...festivalMotifs,
  ...fairMotifs,
} satisfies Record<string, Motif>;

/** The slug of a subcategory. */
export type PosterSubcategory = keyof typeof subcategoryMotifs;

/** The motif of each subcategory, and those of events without one. */
export const motifs = { ...subcategoryMotifs, ...generalMotifs } satisfies Record<string, Motif>;

/** The motifs of events without a subcategory: they promise nothing that the event may not have. */
export const motifsForCategory: Readonly<Record<CategoryTone, readonly (keyof typeof motifs)[]>> = {
  music: ['grooves', 'keys', 'wave', 'pop', 'electronic', 'hip-hop'],
  sport: ['lanes', 'bounces', 'chevrons', 'athletics', 'medal', 'whistle'],
  leisure: ['pinwheel', 'kite', 'balloons', 'dice', 'talks', 'neighbourhood-parties'],
  culture: ['arches', 'curtain', 'stairs', 'exhibitions', 'heritage', 'eye'],
  tech: ['tiles', 'raster', 'signal', 'circuit', 'cursor', 'robot'],
  festival: ['sunburst', 'bunting', 'fireworks', 'music-festivals', 'cultural-festivals', 'balloons'],
  food: ['plate', 'sardines', 'bowl', 'cooking', 'food-festivals', 'pear'],
};
