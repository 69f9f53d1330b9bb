import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyWithFallback } from '../data/lazyWithFallback';
import type { ArrangeRanked } from './ArrangeRanked';
import { useHasTaste } from './useHasTaste';

/** Optional: if its code does not load, the list stays as it is ranked. */
const Arranger = lazyWithFallback(() => import('./Arranger'));
const asRanked: ArrangeRanked = (list) => list;

/**
 * Returns the function that applies the taste of this device to a ranked list, and the part that loads it, which the page renders.
 * Nothing loads while nothing was said.
 *
 * @param hasCopy - Whether the account has a copy of a taste.
 */
export function useArrangedList(hasCopy: boolean): { arrange: ArrangeRanked; arranger: ReactNode } {
  const hasTaste = useHasTaste();
  const [{ arrange }, setArranged] = useState({ arrange: asRanked });
  const onArrange = useCallback((arrange: ArrangeRanked = asRanked) => setArranged({ arrange }), []);
  return {
    arrange,
    arranger: (hasTaste || hasCopy) && (
      <Suspense fallback={null}>
        <Arranger onArrange={onArrange} />
      </Suspense>
    ),
  };
}
