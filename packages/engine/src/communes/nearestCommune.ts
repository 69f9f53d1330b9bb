import { haversine } from '../geo/haversine.ts';
import type { Coordinates } from '../vocabulary.ts';
import type { Commune, PlacedCommune } from './Commune.ts';
import { cellShard } from './communeShard.ts';

/** Lists the shards around a place: its cell and the neighbouring cells, because the nearest commune may be in a neighbour. */
export function cellsAround({ latitude, longitude }: Coordinates): string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) => steps.map((east) => cellShard(latitude + north, longitude + east)));
}

/** Finds the commune nearest to a place; undefined if there are no communes. */
export function nearestCommune(place: Coordinates, communes: readonly PlacedCommune[]): PlacedCommune | undefined {
  const [first, ...others] = communes;
  if (!first) return undefined;
  return others.reduce(
    (nearest, commune) => (haversine(place, commune) < haversine(place, nearest) ? commune : nearest),
    first,
  );
}

/** Whether the coordinates of a commune are known. */
export function isPlaced(commune: Commune | PlacedCommune): commune is PlacedCommune {
  return 'latitude' in commune;
}
