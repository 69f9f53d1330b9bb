import { withDeadline } from '@lively/machines';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useBackend } from './BackendContext';
import { queryKeys } from './queryKeys';
import type { SearchSuggestions } from './SearchSuggestions';
import { eventFreshness } from './useEventPages';

/** The minimum number of characters that are searched. */
const minTextLength = 2;

/** Reads the suggestions for a text. The previous suggestions stay until the new ones are loaded. */
export function useSearchSuggestions(text: string): UseQueryResult<SearchSuggestions> {
  const { events } = useBackend();
  return useQuery({
    queryKey: queryKeys.suggestions(text),
    queryFn: ({ signal }) => withDeadline((either) => events.suggestSearches(text, either), signal),
    staleTime: eventFreshness,
    placeholderData: (before) => (text.length >= minTextLength ? before : undefined),
    enabled: text.length >= minTextLength,
  });
}
