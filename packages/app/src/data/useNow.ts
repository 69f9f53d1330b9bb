import { useContext, useState, useSyncExternalStore } from 'react';
import { RenderedPageContext } from './RenderedPage';

/**
 * The instant a page was opened: what is today or past does not change under a reader's eyes. While a page that the server
 * rendered is taken over, the instant when it did.
 */
export function useNow(): number {
  const [now] = useState(() => Date.now());
  const renderedAt = useContext(RenderedPageContext)?.now ?? now;
  return useSyncExternalStore(
    neverChanges,
    () => now,
    () => renderedAt,
  );
}

const neverChanges = () => () => {};
