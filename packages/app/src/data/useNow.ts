import { useContext, useState, useSyncExternalStore } from 'react';
import { RenderedPageContext } from './RenderedPage';

/**
 * Returns the instant when a page was opened, so that today and past do not change while it is read. During hydration
 * of a page from the server, the instant when the server rendered it.
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
