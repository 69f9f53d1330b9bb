import { useMemo, useState } from 'react';
import type { ExploreState } from '../../search/exploreState';
import { joinMarkedLines } from '../../search/markedLine';
import { useReadLine } from '../../search/useReadLine';
import { useExploreState } from './useExploreState';

/**
 * The state of the page. While a sentence is typed, it is the state that Enter will set, so that the list already obeys the
 * sentence. The URL keeps the sentence as text until Enter, or until another change.
 */
export function useShownState() {
  const [state, change] = useExploreState();
  const [typed, setTyped] = useState('');
  const { data, isLoading } = useReadLine(typed === state.text ? typed : '');
  const read = data?.changed.markedLine ? data.changed : undefined;
  const shown = useMemo(
    (): ExploreState =>
      read ? { ...state, ...read, markedLine: joinMarkedLines(state.markedLine, read.markedLine) } : state,
    [state, read],
  );
  return {
    state: shown,
    /** The state of the URL. */
    stored: state,
    /** Whether the typed text is being parsed. */
    isReading: isLoading,
    /** Changes the shown state. */
    change(changed: Partial<ExploreState>, isSmall = false) {
      setTyped('');
      change(read ? { ...shown, pages: 1, ...changed } : changed, isSmall);
    },
    /** Changes the state of the URL, for a change that replaces the typed text. */
    replaceTyped(changed: Partial<ExploreState>) {
      setTyped('');
      change(changed);
    },
    /** Searches a text while it is typed. */
    type(text: string) {
      setTyped(text);
      change({ text }, true);
    },
  };
}
