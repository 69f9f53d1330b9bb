import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { StoredProfile } from './Backend';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';

/** Reads the profile that a user shows. */
export function useProfile(userId: string): UseQueryResult<StoredProfile> {
  const { profileOf } = useBackend();
  return useQuery({
    queryKey: queryKeys.profile(userId),
    queryFn: ({ signal }) => withDeadline((either) => profileOf(userId).readProfile(either), signal),
  });
}
