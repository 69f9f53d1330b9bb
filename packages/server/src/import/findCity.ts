import { type Coordinates, haversine } from '@lively/engine';
import { cleanLine } from './cleanText.ts';
import { findCommunes } from './findCommunes.ts';

/**
 * Finds the city of a French record that has none: the commune of its postcode. If several share the postcode, the one of the
 * INSEE code, else the nearest one to the coordinates. Null if nothing tells them apart.
 */
export function findCity(record: Readonly<Record<string, unknown>>, coordinates: Coordinates | null): string | null {
  const communes = findCommunes(record);
  if (communes.length === 1) return communes[0]?.name ?? null;
  const code = cleanLine(record.location_insee, 20);
  const stated = communes.find((commune) => commune.code === code);
  if (stated) return stated.name;
  if (!coordinates) return null;
  const distances = communes.flatMap(({ name, coordinates: center }) =>
    center ? [{ name, distance: haversine(center, coordinates) }] : [],
  );
  return distances.sort((one, other) => one.distance - other.distance)[0]?.name ?? null;
}
