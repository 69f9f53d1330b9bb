import { earthRadius } from '../constants.ts';
import type { Coordinates } from '../vocabulary.ts';

/** Kilometres between two places along the surface. Source: the haversine formula, radius of the specification, section 9. */
export function haversine(from: Coordinates, to: Coordinates): number {
  const radian = Math.PI / 180;
  const half = (angle: number) => Math.sin((angle * radian) / 2) ** 2;
  const share =
    half(to.latitude - from.latitude) +
    Math.cos(from.latitude * radian) * Math.cos(to.latitude * radian) * half(to.longitude - from.longitude);
  // Rounding can lift the share of opposite places just above 1.
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, share)));
}
