export { drawPoster, type Poster, type PosterShape, type PosterSubject } from './drawPoster';
export type { PosterSubcategory } from './motifs';
export type { PosterFormat } from './sheet';
export { toSvg } from './toSvg';
