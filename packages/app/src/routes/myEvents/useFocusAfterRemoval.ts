import type { LivelyEvent } from '@lively/engine';
import { useCallback, useEffect, useRef } from 'react';

/** The button that was pressed goes with its event: reading goes on at the title. Returns what to call after a removal. */
export function useFocusAfterRemoval(events: readonly LivelyEvent[] | undefined): () => void {
  const isDue = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has changed
  useEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    const title = document.querySelector('h1');
    if (!title || document.activeElement !== document.body) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [events]);
  return useCallback(() => {
    isDue.current = true;
  }, []);
}
