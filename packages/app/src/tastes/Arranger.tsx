import { applyTaste } from '@lively/engine/tastes';
import { useEffect } from 'react';
import { useNow } from '../data/useNow';
import type { ArrangeRanked } from './ArrangeRanked';
import { CopyToast } from './CopyToast';
import { useAccountTaste } from './useAccountTaste';
import { useStoredTaste } from './useStoredTaste';

/** Passes the function that applies the taste of this device to a list, and follows the copy of the account. */
export default function Arranger({ onArrange }: { onArrange: (arrange?: ArrangeRanked) => void }) {
  const now = useNow();
  const taste = useStoredTaste();
  useEffect(() => {
    onArrange((list) => applyTaste(list, taste, now));
    return () => onArrange();
  }, [taste, now, onArrange]);
  const comparison = useAccountTaste()?.comparison;
  return comparison === 'offer' || comparison === 'choose' ? <CopyToast comparison={comparison} /> : null;
}
