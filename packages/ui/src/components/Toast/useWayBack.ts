'use client';

import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

/** A selector of tab stops, without the hidden focus guards. */
const stop = ':is(a[href], button, [tabindex="0"]):not([data-base-ui-focus-guard])';

/**
 * Moves the focus back to the previously focused element after Tab on the last tab stop of an element or Shift+Tab on its first
 * one, if the element itself took the focus, as by F6. An element that was reached by Tab is also left by Tab.
 *
 * @returns The event handlers of the element.
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
