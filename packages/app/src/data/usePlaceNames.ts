import { areaShard } from '@lively/engine/communes';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import type { EventQuery } from './EventQuery';
import { queryKeys } from './queryKeys';
import { shardQuery } from './shardQuery';

/** The codes of the place of a list: that of its commune, or those of its areas. */
export function placeCodes({ commune, areas }: Pick<EventQuery, 'commune' | 'areas'>): readonly string[] {
  return commune ? [commune] : areas;
}

/**
 * Returns the names of the place of a list. Unknown codes have none. The server has the names before any shard is loaded.
 */
export function usePlaceNames(place: Pick<EventQuery, 'commune' | 'areas'>): UseQueryResult<readonly string[]> {
  const { communes } = useBackend();
  const client = useQueryClient();
  const codes = placeCodes(place);
  return useQuery({
    queryKey: queryKeys.placeNames(codes),
    queryFn: async () => {
      const shards = codes
        .filter((code) => code.length === 5)
        .map((code) => client.ensureQueryData(shardQuery(communes, areaShard(code))));
      const { areas } = place.commune ? { areas: [] } : await import('@lively/engine/areas');
      const found = [...(await Promise.all(shards)).flat(), ...areas];
      return codes.flatMap((code) => found.find((each) => each.code === code)?.name ?? []);
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: codes.length > 0,
  });
}
