import { withDeadline } from '@lively/machines';
import type { CommuneServices } from './Backend';
import { queryKeys } from './queryKeys';

/** Returns the query for the communes of a shard, cached for the life of the document. */
export function shardQuery({ readShard }: CommuneServices, shard: string) {
  return {
    queryKey: queryKeys.communes(shard),
    queryFn: ({ signal }: { signal: AbortSignal }) => withDeadline((either) => readShard(shard, either), signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
