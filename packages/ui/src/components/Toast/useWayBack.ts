'use client';

import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** Not a focus guard, which is not shown. */
const stop = ':is(a[href], button, [tabindex="0"]):not([data-base-ui-focus-guard])';

/**
 * Tab past the last stop of an element, or Shift+Tab past its first one, moves back to what had the focus before the
 * element itself took it, as with F6. An element that is reached by Tab is left by Tab.
 *
 * @returns Handlers of the element.
 */
export function useWayBack() {
  const before = useRef<Element | null>(null);

  const onFocus = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    before.current = target === currentTarget ? relatedTarget : null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab' || !(before.current instanceof HTMLElement)) return;
    const stops = event.currentTarget.querySelectorAll(stop);
    if (event.target !== stops[event.shiftKey ? 0 : stops.length - 1]) return;
    event.preventDefault();
    before.current.focus({ preventScroll: true });
  };
  return { onFocus, onKeyDown };
}
