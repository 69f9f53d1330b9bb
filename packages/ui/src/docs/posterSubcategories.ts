import { motifs, type PosterSubcategory } from '../poster/motifs';
import { generalMotifs } from '../poster/motifs/general';

/** The subcategories that have a motif of their own. */
export const posterSubcategories = Object.keys(motifs).filter(
  (name) => !Object.hasOwn(generalMotifs, name),
) as PosterSubcategory[];
