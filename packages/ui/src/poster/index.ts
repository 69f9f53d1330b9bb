export { drawPoster, type Poster, type PosterFormat, type PosterShape } from './drawPoster';
