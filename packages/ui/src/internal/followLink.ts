import type { MouseEvent } from 'react';

/**
 * Returns the click handler of a link whose destination is shown without a navigation if scripts run. The browser handles
 * clicks that open another tab.
 */
export function followLink(show: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show();
  };
}
