'use client';

import { type FocusEvent, useEffect, useRef } from 'react';
import { notePlace, type Place } from './notePlace';

/**
 * Keeps the focus on the page when what held it is gone: a button that cleared the filters, an item of a list. In a list it goes to
 * the next item.
 *
 * @returns The ref and the handlers of the container, and the ref of what takes the focus elsewhere (with `tabIndex={-1}`).
 */
export function useFocusFallback<Fallback extends HTMLElement>() {
  const fallback = useRef<Fallback>(null);
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(undefined);

  // Parts of the container render without it.
  useEffect(() => {
    const observer = new MutationObserver(() => {
      if (!place.current?.isGone()) return;
      const { focusNextItem } = place.current;
      place.current = undefined;
      if (document.activeElement !== document.body || focusNextItem()) return;
      fallback.current?.focus({ preventScroll: true });
    });
    if (root.current) observer.observe(root.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const container = {
    ref: root,
    // React also sends the events of a dialog here, which is elsewhere in the document.
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(target)) place.current = notePlace(target);
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) place.current = undefined;
    },
  };
  return { fallback, container };
}
