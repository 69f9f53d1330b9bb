import { useLayoutEffect } from 'react';

/** Reports that a map has no place to show, or could not be loaded. */
export function MissingPlace({ onMissing }: { onMissing: () => void }) {
  useLayoutEffect(onMissing, [onMissing]);
  return null;
}
