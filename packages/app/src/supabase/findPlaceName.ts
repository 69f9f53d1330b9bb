import { loadPublicClient } from './client';

/** The name of a commune by its code of INSEE, null for none: for the server, where no shard of communes lies. */
export async function findPlaceName(code: string, signal: AbortSignal): Promise<string | null> {
  const client = await loadPublicClient();
  const { data } = await client.from('places').select('name').eq('code', code).abortSignal(signal).throwOnError();
  return data[0]?.name ?? null;
}
