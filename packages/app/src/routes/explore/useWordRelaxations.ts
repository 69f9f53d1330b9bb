import { splitWords } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { useQueries } from '@tanstack/react-query';
import { useBackend } from '../../data/BackendContext';
import { queryKeys } from '../../data/queryKeys';
import { type ExploreState, toEventQuery } from '../../search/exploreState';

/** A word that could go, the text without it, and how many events that would give. */
export interface WordRelaxation {
  readonly word: string;
  readonly text: string;
  readonly total: number;
}

/** Words of a text that are tried, and those that are offered. */
const most = { tried: 5, offered: 3 };

/** The single words that an empty list could do without, the one that gives most first. Asked for where the text has several. */
export function useWordRelaxations(state: ExploreState, isEmpty: boolean): readonly WordRelaxation[] {
  const { events } = useBackend();
  const words = state.text.split(/\s+/).filter((word) => splitWords(word).length);
  const tried = isEmpty && words.length > 1 ? words.slice(0, most.tried) : [];
  return useQueries({
    queries: tried.map((word) => {
      const text = words.filter((each) => each !== word).join(' ');
      const query = { ...toEventQuery(state), text, sort: 'date' as const, limit: 1 };
      return {
        queryKey: [...queryKeys.eventPages(query, null), 'total'],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          withDeadline((either) => events.explore({ query, cursor: null, userId: null }, either), signal),
        select: ({ total, past }: { total: number; past: number }) => ({ word, text, total: total - past }),
      };
    }),
    combine: (answers) =>
      answers
        .flatMap(({ data }) => (data?.total ? [data] : []))
        .sort((one, other) => other.total - one.total)
        .slice(0, most.offered),
  });
}
