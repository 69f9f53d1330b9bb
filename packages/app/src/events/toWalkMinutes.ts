import { type Coordinates, haversine, type LivelyEvent } from '@lively/engine';

/** Kilometres per hour. */
const pace = 4.8;

/** How much longer streets are than a straight line. */
const detour = 1.3;

/** Minutes. Longer ways are not walked. */
const longest = 60;

/** Estimates the minutes on foot from a position to an event; null if its place is unknown, or too far to walk. */
export function toWalkMinutes({ coordinates }: Pick<LivelyEvent, 'coordinates'>, from: Coordinates): number | null {
  if (!coordinates) return null;
  const minutes = Math.max(1, Math.round(((haversine(from, coordinates) * detour) / pace) * 60));
  return minutes <= longest ? minutes : null;
}
