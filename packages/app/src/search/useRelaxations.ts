import { withDeadline } from '@lively/machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { type ExploreState, toEventQuery } from './exploreState';
import type { WordRelaxation } from './readWordRelaxations';
import type { toRelaxations } from './toRelaxations';

const none: readonly WordRelaxation[] = [];

/** What an empty list suggests. */
export interface EmptyListRelaxations {
  /** The single words of the text whose removal would give results. Read for an empty list with several words. */
  readonly words: readonly WordRelaxation[];
  /** Builds the suggestions. Undefined until its code is loaded, with the first empty list. */
  readonly toRelaxations: typeof toRelaxations | undefined;
}

export function useRelaxations(state: ExploreState, isEmpty: boolean): EmptyListRelaxations {
  const { events } = useBackend();
  const query = toEventQuery(state);
  const { data: words = none } = useQuery({
    queryKey: queryKeys.wordRelaxations(query),
    queryFn: ({ signal }) =>
      withDeadline(async (either) => {
        const { readWordRelaxations } = await import('./readWordRelaxations');
        return readWordRelaxations(events, query, either);
      }, signal),
    enabled: isEmpty && state.text.includes(' '),
  });
  const [builder, setBuilder] = useState<Pick<EmptyListRelaxations, 'toRelaxations'>>();
  useEffect(() => {
    // Without its code, the next empty list tries again.
    if (isEmpty) import('./toRelaxations').then(setBuilder, () => {});
  }, [isEmpty]);
  return { words, toRelaxations: builder?.toRelaxations };
}
