import { applyTaste } from '@lively/engine/tastes';
import { useEffect } from 'react';
import { useNow } from '../data/useNow';
import type { ArrangeRanked } from './ArrangeRanked';
import { useStoredTaste } from './useStoredTaste';

/** Passes the function that applies the taste of this device to a list. Shows nothing. */
export default function Arranger({ onArrange }: { onArrange: (arrange?: ArrangeRanked) => void }) {
  const now = useNow();
  const taste = useStoredTaste();
  useEffect(() => {
    onArrange((list) => applyTaste(list, taste, now));
    return () => onArrange();
  }, [taste, now, onArrange]);
  return null;
}
