import { areaShard } from '@lively/engine/communes';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import type { EventQuery } from './EventQuery';
import { queryKeys } from './queryKeys';
import { retryImport } from './retryImport';
import { shardQuery } from './shardQuery';

/** The codes of the place of a list: those of its commune, or of its departments and regions. */
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
      const [code = ''] = codes;
      const found = place.commune
        ? await client.ensureQueryData(shardQuery(communes, areaShard(code)))
        : (await retryImport(() => import('@lively/engine/areas'))).areas;
      return codes.flatMap((code) => found.find((each) => each.code === code)?.name ?? []);
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: codes.length > 0,
  });
}
