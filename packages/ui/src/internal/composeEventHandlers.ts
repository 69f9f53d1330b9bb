import type { SyntheticEvent } from 'react';

/** Combines the consumer's handler and the component's own, unless the first calls `preventDefault()`. */
export function composeEventHandlers<Event extends SyntheticEvent>(
  given: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
