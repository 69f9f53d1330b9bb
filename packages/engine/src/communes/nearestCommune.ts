import { haversine } from '../geo/haversine.ts';
import type { Coordinates } from '../vocabulary.ts';
import type { Commune, PlacedCommune } from './Commune.ts';
import { cellShard } from './communeShard.ts';

/** The shards around a place: its cell and those that touch it, so that no nearer commune lies beyond an edge. */
export function cellsAround({ latitude, longitude }: Coordinates): string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((north) => steps.map((east) => cellShard(latitude + north, longitude + east)));
}

/** The commune nearest to a place, undefined without any. */
export function nearestCommune(place: Coordinates, communes: readonly PlacedCommune[]): PlacedCommune | undefined {
  const [first, ...others] = communes;
  if (!first) return undefined;
  return others.reduce(
    (nearest, commune) => (haversine(place, commune) < haversine(place, nearest) ? commune : nearest),
    first,
  );
}

/** Whether anybody knows where a commune is. */
export function isPlaced(commune: Commune | PlacedCommune): commune is PlacedCommune {
  return 'latitude' in commune;
}
