import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import type { StaffRole } from './Moderation';
import { queryKeys } from './queryKeys';

/** Reads the staff roles of a user. The database checks them again on each request. */
export function useRoles(userId: string): UseQueryResult<StaffRole[]> {
  const { staffOf } = useBackend();
  return useQuery({
    queryKey: queryKeys.roles(userId),
    queryFn: ({ signal }) => withDeadline(staffOf(userId).readRoles, signal),
  });
}
