import type { Coordinates } from '@lively/engine';
import { haversine } from '@lively/engine';
import { findCommunes } from './findCommunes.ts';

type RawRecord = Readonly<Record<string, unknown>>;

/** Kilometres. The centre of the largest commune is nearer to its border. */
const nearKm = 60;

/**
 * Exchanges latitude and longitude if a source wrote them in the wrong order: the point is not in France, and the exchanged point
 * is beside a commune of the record's postcode or INSEE code.
 */
export function correctCoordinates(coordinates: Coordinates, record: RawRecord): Coordinates {
  if (isInFrance(coordinates)) return coordinates;
  const exchanged = { latitude: coordinates.longitude, longitude: coordinates.latitude };
  if (!isInFrance(exchanged)) return coordinates;
  const isThere = findCommunes(record).some(
    (commune) => commune.coordinates && haversine(commune.coordinates, exchanged) < nearKm,
  );
  return isThere ? exchanged : coordinates;
}

/** The boxes of the mainland and of the territories: south, north, west, east, in degrees. */
const boxes = [
  [41, 51.5, -5.5, 10],
  [14, 18.5, -63.5, -60.5],
  [2, 6, -55, -51],
  [-21.5, -20.5, 55, 56],
  [-13.1, -12.5, 44.9, 45.4],
  [46.5, 47.5, -56.8, -56],
  [-23, -17, 158, 172],
  [-28, -7, -155, -134],
  [-14.5, -13, -178.5, -176],
] as const;

function isInFrance({ latitude, longitude }: Coordinates): boolean {
  return boxes.some(
    ([south, north, west, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}
