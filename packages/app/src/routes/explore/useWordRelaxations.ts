import { withDeadline } from '@lively/machines';
import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../data/BackendContext';
import { queryKeys } from '../../data/queryKeys';
import { type ExploreState, toEventQuery } from '../../search/exploreState';
import type { WordRelaxation } from './readWordRelaxations';

const none: readonly WordRelaxation[] = [];

/** Returns the single words of the text whose removal would give results. Read for an empty list with several words. */
export function useWordRelaxations(state: ExploreState, isEmpty: boolean): readonly WordRelaxation[] {
  const { events } = useBackend();
  const query = toEventQuery(state);
  const { data } = useQuery({
    queryKey: queryKeys.wordRelaxations(query),
    queryFn: ({ signal }) =>
      withDeadline(async (either) => {
        const { readWordRelaxations } = await import('./readWordRelaxations');
        return readWordRelaxations(events, query, either);
      }, signal),
    enabled: isEmpty && state.text.includes(' '),
  });
  return data ?? none;
}
