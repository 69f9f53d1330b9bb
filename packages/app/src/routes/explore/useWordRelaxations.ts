import { type Count, splitWords } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { useQuery } from '@tanstack/react-query';
import { useBackend } from '../../data/BackendContext';
import { queryKeys } from '../../data/queryKeys';
import { type ExploreState, toEventQuery } from '../../search/exploreState';

/** A removable word, the text without it, and the number of events. */
export interface WordRelaxation {
  readonly word: string;
  readonly text: string;
  readonly total: Count;
}

/** The maximum number of words that are tried, and offered. */
const most = { tried: 5, offered: 3 };

/** Returns the single words whose removal would give results, most events first. Queried only if the text has several words. */
export function useWordRelaxations(state: ExploreState, isEmpty: boolean): readonly WordRelaxation[] {
  const { events } = useBackend();
  const words = state.text.split(/\s+/).filter((word) => splitWords(word).length);
  const without = (word: string) => words.filter((each) => each !== word);
  // Skips a word if only prepositions would remain.
  const tried = isEmpty ? words.filter((word) => without(word).some(isTelling)).slice(0, most.tried) : [];
  const query = { ...toEventQuery(state), sort: 'date' as const, limit: 1 };
  const { data = [] } = useQuery({
    queryKey: queryKeys.wordRelaxations(query),
    queryFn: ({ signal }) =>
      withDeadline(async (either) => {
        const answers = await Promise.allSettled(
          tried.map(async (word) => {
            const text = without(word).join(' ');
            const { coming } = await events.explore({ query: { ...query, text }, cursor: null, userId: null }, either);
            return { word, text, total: coming };
          }),
        );
        return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      }, signal),
    enabled: tried.length > 0,
  });
  if (!tried.length) return [];
  return (
    data
      .filter(({ total }) => total.value > 0)
      // Among counts above the limit, the order of the text stays.
      .sort((one, other) => other.total.value - one.total.value)
      .slice(0, most.offered)
  );
}

function isTelling(word: string): boolean {
  return splitWords(word).some((part) => part.length > 2);
}
