import { areaShard } from '@lively/engine/communes';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import type { EventQuery } from './EventQuery';
import { queryKeys } from './queryKeys';
import { shardQuery } from './shardQuery';

/** The places of a list. */
export type ListPlaces = Pick<EventQuery, 'commune' | 'areas' | 'withoutAreas'>;

/** The codes of the places of a list: that of its commune, or those of its areas, then those of the areas that it leaves out. */
export function placeCodes({ commune, areas, withoutAreas }: ListPlaces): readonly string[] {
  return [...(commune ? [commune] : areas), ...withoutAreas];
}

/**
 * Returns the names of the places of a list, in the order of their codes. An unknown code is its own name. The server has the names before any shard is loaded.
 */
export function usePlaceNames(place: ListPlaces): UseQueryResult<readonly string[]> {
  const { communes } = useBackend();
  const client = useQueryClient();
  const codes = placeCodes(place);
  return useQuery({
    queryKey: queryKeys.placeNames(codes),
    queryFn: async () => {
      const shards = codes
        .filter((code) => code.length === 5)
        .map((code) => client.ensureQueryData(shardQuery(communes, areaShard(code))));
      const { areas } = codes.every((code) => code === place.commune)
        ? { areas: [] }
        : await import('@lively/engine/areas');
      const found = [...(await Promise.all(shards)).flat(), ...areas];
      return codes.map((code) => found.find((each) => each.code === code)?.name ?? code);
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: codes.length > 0,
  });
}
