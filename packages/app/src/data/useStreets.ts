import { useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import type { StreetStyle } from './EventMap';
import { queryKeys } from './queryKeys';

/** Reads the street map of the host. Null without one, until it is read, and on failure: the outlines need none. */
export function useStreets(): StreetStyle | null {
  const { maps } = useBackend();
  const { data = null } = useQuery({
    queryKey: queryKeys.streets,
    queryFn: ({ signal }) => maps.readStreets(signal),
    staleTime: Infinity,
  });
  return data;
}
