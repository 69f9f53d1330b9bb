import { useMemo } from 'react';
import type { ExploreState } from '../../search/exploreState';
import { keepLine, removeLine } from '../../search/typedLine';
import { useReadLine } from '../../search/useReadLine';
import { useExploreState } from './useExploreState';

/**
 * The state of the page. While a sentence is typed, it is the state that Enter will set, so that the list already obeys the
 * sentence. The URL keeps the sentence as text until Enter, or until another change.
 */
export function useShownState() {
  const { state, isTyping, change } = useExploreState();
  const { data, isLoading } = useReadLine(isTyping ? state.text : '');
  const read = data?.changed.markedLine ? data.changed : undefined;
  const shown = useMemo(() => (read ? { ...state, ...read } : state), [state, read]);
  return {
    state: shown,
    /** The state of the URL. */
    stored: state,
    /** Whether the typed text is being parsed. */
    isReading: isLoading,
    /** Changes the shown state. */
    change(changed: Partial<ExploreState>, isSmall?: boolean) {
      change((latest) => {
        const before = read ? shown : latest;
        return { ...before, pages: 1, ...changed, markedLine: keepLine(before, changed) };
      }, isSmall);
    },
    /** Replaces the sentence, or the typed text, with its filters. */
    replaceLine(changed: Partial<ExploreState>, isSmall?: boolean) {
      change((latest) => ({ ...removeLine(latest), ...changed }), isSmall || isTyping);
    },
    /** Searches a text while it is typed, in place of the sentence. All its letters and Enter are one entry of the history. */
    type(text: string) {
      change((latest) => ({ ...removeLine(latest), text }), isTyping, true);
    },
  };
}
