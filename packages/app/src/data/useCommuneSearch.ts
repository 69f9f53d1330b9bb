import { type Commune, searchCommunes, shardFor } from '@lively/engine/communes';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import { shardQuery } from './shardQuery';

/** Returns the communes that a text may mean, the best match first. Each shard is read once. */
export function useCommuneSearch(text: string, enabled: boolean): UseQueryResult<Commune[]> {
  const { communes } = useBackend();
  return useQuery({
    ...shardQuery(communes, shardFor(text)),
    select: (found) => searchCommunes(found, text),
    enabled,
  });
}
