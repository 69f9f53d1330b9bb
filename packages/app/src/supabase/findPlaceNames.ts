import { areaOf } from '@lively/engine/areas';
import type { EventQuery } from '../data/EventQuery';
import { loadPublicClient } from './client';

/**
 * Finds the names of the commune of a list, or of its departments and regions; null if a code is unknown. For the server, which
 * has no shards of communes.
 */
export async function findPlaceNames(
  { commune, areas }: Pick<EventQuery, 'commune' | 'areas'>,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const names = areas.flatMap((code) => areaOf(code)?.name ?? []);
  if (names.length < areas.length) return null;
  if (!commune) return names;
  const client = await loadPublicClient();
  const { data } = await client.from('places').select('name').eq('code', commune).abortSignal(signal).throwOnError();
  return data[0] ? [data[0].name] : null;
}
