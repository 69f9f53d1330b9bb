import { type Count, splitWords } from '@lively/engine';
import type { EventServices } from '../data/Backend';
import type { EventQuery } from '../data/EventQuery';

/** A removable word, the text without it, and the number of events. */
export interface WordRelaxation {
  readonly word: string;
  readonly text: string;
  readonly total: Count;
}

/** The maximum number of words that are tried, and offered. */
const most = { tried: 5, offered: 3 };

/** Reads the single words of a text whose removal would give results, most events first. */
export async function readWordRelaxations(
  { explore }: Pick<EventServices, 'explore'>,
  query: EventQuery,
  signal: AbortSignal,
): Promise<readonly WordRelaxation[]> {
  const words = query.text.split(/\s+/).filter((word) => splitWords(word).length);
  const without = (word: string) => words.filter((each) => each !== word);
  // Skips a word if only prepositions would remain.
  const tried = words.filter((word) => without(word).some(isTelling)).slice(0, most.tried);
  const answers = await Promise.allSettled(
    tried.map(async (word) => {
      const text = without(word).join(' ');
      const shorter = { ...query, text, sort: 'date' as const, limit: 1 };
      const { coming } = await explore({ query: shorter, cursor: null, userId: null }, signal);
      return { word, text, total: coming };
    }),
  );
  return (
    answers
      .flatMap((answer) => (answer.status === 'fulfilled' && answer.value.total.value > 0 ? [answer.value] : []))
      // Among counts above the limit, the order of the text stays.
      .sort((one, other) => other.total.value - one.total.value)
      .slice(0, most.offered)
  );
}

function isTelling(word: string): boolean {
  return splitWords(word).some((part) => part.length > 2);
}
