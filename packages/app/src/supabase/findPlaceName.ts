import { loadPublicClient } from './client';

/** Finds the name of a commune by its INSEE code; null if there is none. For the server, which has no shards of communes. */
export async function findPlaceName(code: string, signal: AbortSignal): Promise<string | null> {
  const client = await loadPublicClient();
  const { data } = await client.from('places').select('name').eq('code', code).abortSignal(signal).throwOnError();
  return data[0]?.name ?? null;
}
