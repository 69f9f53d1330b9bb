import { useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ExploreState, formatExploreState, parseExploreState } from './exploreState';

/** Milliseconds within which changes are one: whoever walks through chips with the arrow keys leaves one entry behind. */
const stepTime = 1_000;

/** The state of the page, which lives in its URL. A small step replaces the last one in the history. */
export function useExploreState() {
  const [parameters, setParameters] = useSearchParams();
  const lastChange = useRef(Number.NEGATIVE_INFINITY);
  const change = (changed: Partial<ExploreState>, isSmall = false) => {
    const isSameStep = performance.now() - lastChange.current < stepTime;
    lastChange.current = performance.now();
    setParameters((current) => formatExploreState({ ...parseExploreState(current), pages: 1, ...changed }), {
      replace: isSmall || isSameStep,
      preventScrollReset: true,
    });
  };
  return [useMemo(() => parseExploreState(parameters), [parameters]), change] as const;
}
