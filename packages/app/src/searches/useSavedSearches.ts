import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBackend } from '../data/BackendContext';
import { logFailure } from '../data/logFailure';
import { queryKeys } from '../data/queryKeys';
import type { SavedSearch } from '../data/SavedSearches';

interface SavedSearches {
  query: UseQueryResult<readonly SavedSearch[]>;
  /** Marks the events of a search as seen when the user opens its list. */
  open: (id: string) => void;
}

/** Returns the searches of a user, with the new events of each. */
export function useSavedSearches(userId: string): SavedSearches {
  const { searchesOf } = useBackend();
  const queryClient = useQueryClient();
  const queryKey = queryKeys.searches(userId);
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => withDeadline((limited) => searchesOf(userId).listSearches(limited), signal),
  });
  return {
    query,
    open(id) {
      queryClient.setQueryData<readonly SavedSearch[]>(queryKey, (searches) =>
        searches?.map((search) =>
          search.id === id ? { ...search, newCount: 0, hasMore: false, newEvents: [], newestAt: null } : search,
        ),
      );
      searchesOf(userId)
        .openSearch(id)
        .catch((error: unknown) => logFailure('Noting that a search was opened', error));
    },
  };
}
