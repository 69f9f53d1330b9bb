import type { ExploreState } from '../../search/exploreState';
import { listOpenQuestions } from '../../search/markedLine';
import type { LineQuestion } from '../../search/toReadLine';
import { useReadLine } from '../../search/useReadLine';

/** What the line of a state leaves open, as long as its words are in the text. */
export function useQuestions({ words, text }: Pick<ExploreState, 'words' | 'text'>): readonly LineQuestion[] {
  const [phrase = ''] = listOpenQuestions(words).filter((open) => text.includes(open));
  return useReadLine(phrase).data?.questions ?? [];
}
