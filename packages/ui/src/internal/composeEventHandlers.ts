import type { SyntheticEvent } from 'react';

/**
 * Returns a handler that calls the consumer's handler, then the component's own, unless the consumer's called
 * `preventDefault()`.
 */
export function composeEventHandlers<Event extends SyntheticEvent>(
  given: ((event: Event) => void) | undefined,
  own: (event: Event) => void,
): (event: Event) => void {
  return (event) => {
    given?.(event);
    if (!event.defaultPrevented) own(event);
  };
}
