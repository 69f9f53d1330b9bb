import { earthRadius } from '../constants.ts';
import type { Coordinates } from '../vocabulary.ts';

/**
 * Computes the great-circle distance in kilometres, by the haversine formula. docs/specification.md#distances defines the radius.
 */
export function haversine(from: Coordinates, to: Coordinates): number {
  const radian = Math.PI / 180;
  const half = (angle: number) => Math.sin((angle * radian) / 2) ** 2;
  const share =
    half(to.latitude - from.latitude) +
    Math.cos(from.latitude * radian) * Math.cos(to.latitude * radian) * half(to.longitude - from.longitude);
  // Rounding can make the share of opposite places slightly more than 1.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)));
}
