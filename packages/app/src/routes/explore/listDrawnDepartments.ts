import { areaOf } from '@lively/engine/areas';
import { departmentOf } from '@lively/engine/communes';
import { hasOutline } from '@lively/engine/map';
import type { EventMap } from '../../data/EventMap';
import type { ExploreState } from '../../search/exploreState';

/**
 * Lists the departments on whose outlines the points of a place are drawn. Undefined for the map of all of France: without a
 * place, and for places that no single map can show, such as Bretagne with Martinique.
 *
 * @param map - Undefined until it is read.
 */
export function listDrawnDepartments(
  { areas, commune, city }: Pick<ExploreState, 'areas' | 'commune' | 'city'>,
  map: EventMap | undefined,
): readonly string[] | undefined {
  if (!areas.length && !commune && !city) return undefined;
  const chosen = areas.length
    ? areas.flatMap((code) => areaOf(code)?.departments ?? departmentOf(code))
    : [...(commune ? [departmentOf(commune)] : []), ...Object.keys(map?.departments ?? {})];
  const drawn = [...new Set(chosen)].sort();
  const isOneMap = drawn.length === 1 || drawn.every((code) => code.length === 2);
  return drawn.length && isOneMap && drawn.every(hasOutline) ? drawn : undefined;
}
