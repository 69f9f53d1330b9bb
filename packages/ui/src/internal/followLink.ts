import type { MouseEvent } from 'react';

/**
 * The handler of a link whose destination is shown without a navigation where there are scripts. A press that asks for another tab
 * is left to the browser.
 */
export function followLink(show: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show();
  };
}
