import type { LivelyEvent } from '@lively/engine';
import { useCallback, useEffect, useRef } from 'react';
import { focusTitle } from '../../navigation/focusTitle';

/** The button that was pressed goes with its event: reading goes on at the title. Returns what to call after a removal. */
export function useFocusAfterRemoval(events: readonly LivelyEvent[] | undefined): () => void {
  const isDue = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has changed
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    if (document.activeElement === document.body) focusTitle();
  }, [events]);
  return useCallback(() => {
    isDue.current = true;
  }, []);
}
