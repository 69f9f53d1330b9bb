import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';
import type { SearchSuggestions } from './SearchSuggestions';
import { eventFreshness } from './useEventPages';

/** Characters from which a text says enough. */
const shortestText = 2;

/** What a text may mean. The suggestions for the text before stay until those for this one are there. */
export function useSearchSuggestions(text: string): UseQueryResult<SearchSuggestions> {
  const { events } = useBackend();
  return useQuery({
    queryKey: queryKeys.suggestions(text),
    queryFn: ({ signal }) => withDeadline((either) => events.suggestSearches(text, either), signal),
    staleTime: eventFreshness,
    placeholderData: (before) => (text.length >= shortestText ? before : undefined),
    enabled: text.length >= shortestText,
  });
}
