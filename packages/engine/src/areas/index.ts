export { type Area, areaOf, areas, searchAreas } from './areas.ts';
export { createPlaceFinder, type NamedPlace } from './createPlaceFinder.ts';
