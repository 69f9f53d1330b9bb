export { type Area, areaOf, areas, isDistrict, searchAreas } from './areas.ts';
export { createPlaceFinder, type NamedPlace } from './createPlaceFinder.ts';
export { districts, findDistrict } from './districts.ts';
