import { useEffect, useMemo, useRef } from 'react';
import { usePageParameters } from '../../navigation/usePageParameters';
import { type ExploreState, formatExploreState, parseExploreState } from '../../search/exploreState';

/** Milliseconds within which changes are one: walking through chips with the arrow keys adds one entry to the history. */
const stepTime = 1_000;

/**
 * The state of the page, which lives in its URL. A small step replaces the last one in the history. Changes add up, even before
 * the URL shows the first of them.
 */
export function useExploreState() {
  const [parameters, setParameters] = usePageParameters();
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const lastChange = useRef(Number.NEGATIVE_INFINITY);
  const change = (changed: Partial<ExploreState>, isSmall = false) => {
    const isSameStep = performance.now() - lastChange.current < stepTime;
    lastChange.current = performance.now();
    latest.current = formatExploreState({ ...parseExploreState(latest.current), pages: 1, ...changed });
    // At once: a change that is still on its way when the next one comes would be shown after it.
    setParameters(latest.current, { replace: isSmall || isSameStep, preventScrollReset: true, flushSync: true });
  };
  return [useMemo(() => parseExploreState(parameters), [parameters]), change] as const;
}
