import { areaOf } from '@lively/engine/areas';
import { type ListPlaces, placeCodes } from '../data/usePlaceNames';
import { loadPublicClient } from './client';

/**
 * Finds the names of the places of a list, in the order of their codes; null if a code is unknown. For the server, which has no shards of
 * communes.
 */
export async function findPlaceNames(place: ListPlaces, signal: AbortSignal): Promise<readonly string[] | null> {
  const codes = placeCodes(place);
  const named = codes.filter((code) => !areaOf(code));
  const communes = named.length ? await readCommunes(named, signal) : [];
  const names = codes.map((code) => (areaOf(code) ?? communes.find((each) => each.code === code))?.name);
  return names.every((name) => name !== undefined) ? names : null;
}

async function readCommunes(codes: readonly string[], signal: AbortSignal) {
  const client = await loadPublicClient();
  const { data } = await client
    .from('places')
    .select('code,name')
    .in('code', [...codes])
    .abortSignal(signal)
    .throwOnError();
  return data;
}
