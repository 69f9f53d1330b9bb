/** The places around a column at least: with fewer posters, the others stay free. */
const minPlaces = 4;

/** The place of what is behind, out of sight. */
const behind = 3;

/**
 * Returns where a poster is around a column: 0 is in front, 1 the next to the right, -1 the next to the left. The posters form
 * a ring: the last is to the left of the first.
 *
 * @param index - Of the poster.
 * @param turned - The index in front, which may lie between two.
 */
export function placeOf(index: number, turned: number, count: number): number {
  const places = Math.max(count, minPlaces);
  const offset = index - turned;
  const place = offset - places * Math.round(offset / places);
  return Math.abs(place) > behind ? behind : place;
}
