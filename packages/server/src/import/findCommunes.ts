import { listPlaces, type Place } from '../backend/communes/listPlaces.ts';
import { cleanLine } from './cleanText.ts';

/** Finds the communes of a record by its postcode; without any, the one of its INSEE code. The first call reads the list. */
export function findCommunes(record: Readonly<Record<string, unknown>>): readonly Place[] {
  index ??= createIndex();
  const postcode = cleanLine(record.location_postalcode, 20) ?? '';
  const code = cleanLine(record.location_insee, 20) ?? '';
  return index.byPostcode.get(postcode) ?? index.byCode.get(code) ?? [];
}

interface CommuneIndex {
  readonly byPostcode: ReadonlyMap<string, readonly Place[]>;
  readonly byCode: ReadonlyMap<string, readonly Place[]>;
}

let index: CommuneIndex | undefined;

function createIndex(): CommuneIndex {
  const byPostcode = new Map<string, Place[]>();
  const byCode = new Map<string, Place[]>();
  for (const place of listPlaces()) {
    byCode.set(place.code, [place]);
    for (const postcode of place.postalCodes) byPostcode.set(postcode, [...(byPostcode.get(postcode) ?? []), place]);
  }
  return { byPostcode, byCode };
}
