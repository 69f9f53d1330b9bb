import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';

/** Returns the names of all departments by code, cached for the life of the document. */
export function useDepartments(): UseQueryResult<Readonly<Record<string, string>>> {
  const { communes } = useBackend();
  return useQuery({
    queryKey: queryKeys.departments,
    queryFn: ({ signal }) => withDeadline((either) => communes.readDepartments(either), signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
