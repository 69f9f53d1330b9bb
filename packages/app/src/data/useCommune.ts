import { areaShard, type Commune } from '@lively/engine/communes';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import { shardQuery } from './shardQuery';

/** Returns the commune of a code; null for an unknown code. */
export function useCommune(code: string | null): UseQueryResult<Commune | null> {
  const { communes } = useBackend();
  return useQuery({
    ...shardQuery(communes, areaShard(code ?? '')),
    select: (found) => found.find((commune) => commune.code === code) ?? null,
    enabled: code !== null,
  });
}
