'use client';

import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on the page if its element is removed: a button that cleared the filters, the last "more" of a list.
 *
 * @returns The handlers of the container, and the ref of the element that then takes the focus (with `tabIndex={-1}`).
 */
export function useFocusFallback<Fallback extends HTMLElement>() {
  const fallback = useRef<Fallback>(null);
  const holder = useRef<Element>(null);

  useLayoutEffect(() => {
    if (!holder.current || holder.current.isConnected) return;
    holder.current = null;
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  });

  const container = {
    onFocus: ({ target }: FocusEvent) => {
      holder.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) holder.current = null;
    },
  };
  return { fallback, container };
}
