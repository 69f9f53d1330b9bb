import { splitWords } from '@lively/engine';
import type { SearchSuggestions } from '../../data/SearchSuggestions';
import { useSearchSuggestions } from '../../data/useSearchSuggestions';
import type { ExploreState } from '../../search/exploreState';
import { readTypedLine } from '../../search/markedLine';

/** The event whose title is the line that filters were read from: « Demain les chiens » is more than tomorrow. */
export function useTitledEvent({
  words,
}: Pick<ExploreState, 'words'>): SearchSuggestions['events'][number] | undefined {
  const line = readTypedLine(words);
  const { data, isPlaceholderData } = useSearchSuggestions(line);
  return line && !isPlaceholderData ? data?.events.find(({ title }) => isTitle(title, line)) : undefined;
}

/** Whether a line holds a title of several words, or is the beginning of it or a part. */
function isTitle(title: string, line: string): boolean {
  const [titled, typed] = [splitWords(title), splitWords(line)];
  const holds = (one: readonly string[], other: readonly string[]) =>
    ` ${one.join(' ')} `.includes(` ${other.join(' ')} `);
  return typed.length > 1 && titled.length > 1 && (holds(titled, typed) || holds(typed, titled));
}
