import { withDeadline } from '@lively/machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBackend } from '../data/BackendContext';
import type { EventList } from '../data/EventQuery';
import { queryKeys } from '../data/queryKeys';
import { type ExploreState, toEventQuery } from './exploreState';
import type { FurtherRelaxations } from './readFurtherRelaxations';
import type { toRelaxations } from './toRelaxations';

/** What an empty list suggests. */
export interface EmptyListRelaxations {
  /** Undefined until they are read, or if there is nothing to try. */
  readonly further: FurtherRelaxations | undefined;
  /** Builds the suggestions. Undefined until its code is loaded, with the first empty list. */
  readonly toRelaxations: typeof toRelaxations | undefined;
}

/** @param list - Undefined unless it is empty. */
export function useRelaxations(
  state: ExploreState,
  list: Pick<EventList, 'relaxations'> | undefined,
): EmptyListRelaxations {
  const { events } = useBackend();
  const isStuck = list?.relaxations.length === 0;
  const { data: further } = useQuery({
    queryKey: queryKeys.furtherRelaxations(toEventQuery(state)),
    queryFn: ({ signal }) =>
      withDeadline(async (either) => {
        const { readFurtherRelaxations } = await import('./readFurtherRelaxations');
        return readFurtherRelaxations(events, state, isStuck, either);
      }, signal),
    enabled: isStuck || (list !== undefined && state.text.includes(' ')),
  });
  const [builder, setBuilder] = useState<Pick<EmptyListRelaxations, 'toRelaxations'>>();
  const isEmpty = list !== undefined;
  useEffect(() => {
    // Without its code, the next empty list tries again.
    if (isEmpty) import('./toRelaxations').then(setBuilder, () => {});
  }, [isEmpty]);
  return { further, toRelaxations: builder?.toRelaxations };
}
