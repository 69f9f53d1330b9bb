import { useMemo } from 'react';
import type { ExploreState } from '../../search/exploreState';
import { joinMarkedLines } from '../../search/markedLine';
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
  const shown = useMemo(() => (read ? { ...state, ...keepMarks(state, read) } : state), [state, read]);
  return {
    state: shown,
    /** The state of the URL. */
    stored: state,
    /** Whether the typed text is being parsed. */
    isReading: isLoading,
    /** Changes the shown state. */
    change(changed: Partial<ExploreState>, isSmall?: boolean) {
      change(read ? { ...shown, ...changed } : changed, isSmall);
    },
    /** Changes the state of the URL, for a change that replaces the typed text. */
    replaceTyped(changed: Partial<ExploreState>, isSmall?: boolean) {
      change(keepMarks(state, changed), isSmall || isTyping);
    },
    /** Searches a text while it is typed. All its letters and Enter are one entry of the history. */
    type(text: string) {
      change({ text }, isTyping, true);
    },
  };
}

/** Adds the words of the previous line that still apply. */
function keepMarks(state: ExploreState, changed: Partial<ExploreState>): Partial<ExploreState> {
  return { ...changed, markedLine: joinMarkedLines(state.markedLine, changed.markedLine ?? '') };
}
