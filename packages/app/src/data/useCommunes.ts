import { areaShard, type Commune } from '@lively/engine/communes';
import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommuneServices } from './Backend';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';

/** Returns the commune of a code; null for an unknown code. */
export function useCommune(code: string | null): UseQueryResult<Commune | null> {
  const { communes } = useBackend();
  return useQuery({
    ...shardQuery(communes, areaShard(code ?? '')),
    select: (found) => found.find((commune) => commune.code === code) ?? null,
    enabled: code !== null,
  });
}

/** Returns the name of the commune of a code; null for an unknown code. The server has it before any shard is loaded. */
export function useCommuneName(code: string | null): UseQueryResult<string | null> {
  const { communes } = useBackend();
  const client = useQueryClient();
  return useQuery({
    queryKey: queryKeys.communeName(code ?? ''),
    queryFn: async () => {
      const found = await client.ensureQueryData(shardQuery(communes, areaShard(code ?? '')));
      return found.find((commune) => commune.code === code)?.name ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: code !== null,
  });
}

/** Returns the query for the communes of a shard, cached for the life of the document. */
export function shardQuery({ readShard }: CommuneServices, shard: string) {
  return {
    queryKey: queryKeys.communes(shard),
    queryFn: ({ signal }: { signal: AbortSignal }) => withDeadline((either) => readShard(shard, either), signal),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
