import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageParameters } from '../../navigation/usePageParameters';
import { type ExploreState, formatExploreState, parseExploreState } from '../../search/exploreState';

/** Milliseconds within which changes count as one: arrow keys through chips add a single history entry. */
const stepTime = 1_000;

/**
 * Reads the state of the page, stored in its URL, and whether its text is being typed: a reload and Back keep that. A small step
 * replaces the last history entry. Changes add up, even before the URL contains the first of them.
 */
export function useExploreState() {
  const [parameters, setParameters] = usePageParameters();
  // The state of a history entry: whether its text is being typed.
  const isTyping = useLocation().state === true;
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const lastChange = useRef(Number.NEGATIVE_INFINITY);
  const change = (toChanged: (latest: ExploreState) => Partial<ExploreState>, isSmall?: boolean, isTyped?: boolean) => {
    const isSameStep = performance.now() - lastChange.current < stepTime;
    lastChange.current = performance.now();
    const state = parseExploreState(latest.current);
    latest.current = formatExploreState({ ...state, pages: 1, ...toChanged(state) });
    // Synchronous: a pending change would otherwise be applied after the next one.
    setParameters(latest.current, {
      replace: isSmall || isSameStep,
      preventScrollReset: true,
      flushSync: true,
      state: isTyped,
    });
  };
  return { state: useMemo(() => parseExploreState(parameters), [parameters]), isTyping, change };
}
