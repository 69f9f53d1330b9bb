import Supercluster from 'supercluster';
import type { EventPoint } from '../../data/EventMap';

/** An event, or some that are too close to each other to be shown apart. */
export interface PointGroup {
  readonly id: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly count: number;
  /** How many times the map must be enlarged to divide the group; infinite if that is not possible. */
  readonly factor: number;
  /** Its events, the soonest first. */
  readonly points: () => readonly EventPoint[];
}

/** Pixels between two marks. */
const radius = 44;
const maxZoom = 16;
/** Pixels of the world at zoom 0, and its kilometres. */
const [extent, equator] = [512, 40_075];
const world: [number, number, number, number] = [-180, -85, 180, 85];

/** Returns a function that groups points for a map with some pixels for each kilometre. */
export function clusterPoints(points: readonly EventPoint[]): (pixels: number) => readonly PointGroup[] {
  const index = new Supercluster<{ point: EventPoint }>({ radius, maxZoom, extent }).load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  );
  const shrink = shrinkOf(points);
  return (pixels) => {
    const zoom = Math.log2((pixels * equator * shrink) / extent);
    return index.getClusters(world, Math.max(0, Math.round(zoom))).map((feature): PointGroup => {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      const { properties } = feature;
      if (!('cluster' in properties))
        return {
          id: properties.point.id,
          longitude,
          latitude,
          count: 1,
          factor: Infinity,
          points: () => [properties.point],
        };
      const { cluster_id: id, point_count: count } = properties;
      const expansion = index.getClusterExpansionZoom(id);
      return {
        id: String(id),
        longitude,
        latitude,
        count,
        factor: expansion > maxZoom ? Infinity : 2 ** Math.max(1, expansion - zoom),
        points: () =>
          index
            .getLeaves(id, Infinity)
            .map((leaf) => leaf.properties.point)
            .sort((one, other) => ((one.start ?? '~') < (other.start ?? '~') ? -1 : 1)),
      };
    });
  };
}

/** Returns the pixels for each kilometre at a zoom of MapLibre, with marks that grow with the text. */
export function pixelsPerKilometre(zoom: number, points: readonly EventPoint[]): number {
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return (extent * 2 ** zoom * 16) / (equator * shrinkOf(points) * textSize);
}

/** How much shorter a parallel is than the equator. */
function shrinkOf([point]: readonly EventPoint[]): number {
  return Math.cos(((point?.latitude ?? 0) * Math.PI) / 180);
}
