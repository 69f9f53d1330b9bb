import { haversine } from '../geo/haversine.ts';
import type { Coordinates } from '../vocabulary.ts';
import { isInside } from './isInside.ts';
import { listOutlines, type Position, type Ring } from './listOutlines.ts';

/** The outlines are simplified: harbours and beaches may be as many kilometres outside. */
const maxKilometres = 2;

/** Returns the code of the department in whose outline a place is, or at whose edge. Undefined if there is none. */
export function drawnDepartmentOf(place: Coordinates): string | undefined {
  const position: Position = [place.longitude, place.latitude];
  const outlines = [...listOutlines()];
  const around = outlines.find(([, rings]) => isInside(position, rings));
  if (around) return around[0];
  const distances = outlines.map(([code, rings]) => ({ code, kilometres: distanceTo(place, rings) }));
  const nearest = distances.reduce((best, each) => (each.kilometres < best.kilometres ? each : best));
  return nearest.kilometres <= maxKilometres ? nearest.code : undefined;
}

/** Returns the kilometres to the nearest point of some rings. On the way between two corners, a degree is a straight line. */
function distanceTo(place: Coordinates, rings: readonly Ring[]): number {
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  const distances = rings.flatMap((ring) =>
    ring.slice(1).map(([toX, toY], index) => {
      const [fromX, fromY] = ring[index] as Position;
      const [x, y] = [(toX - fromX) * shrink, toY - fromY];
      const share = ((place.longitude - fromX) * shrink * x + (place.latitude - fromY) * y) / (x * x + y * y || 1);
      const along = Math.min(1, Math.max(0, share));
      const longitude = fromX + along * (toX - fromX);
      return haversine(place, { longitude, latitude: fromY + along * (toY - fromY) });
    }),
  );
  return Math.min(...distances);
}
