/** The place of a poster: 0 is in front, 1 the next to the right. Those of 3 are behind. */
export const place = '--column-place';

/** The number of the posters. */
export const count = '--column-count';
