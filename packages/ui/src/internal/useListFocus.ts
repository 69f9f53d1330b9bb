'use client';

import { type FocusEvent, useEffect, useRef } from 'react';
import { notePlace, type Place } from './notePlace';

/**
 * Keeps the focus in a page of lists when the item with the focus is removed: focuses the next item, or else the last item, or
 * else the title. It also works for lists that render without the page, which `useFocusFallback` would not notice.
 *
 * @returns The ref and the handlers of the container, and the ref of the title (with `tabIndex={-1}`).
 */
export function useListFocus() {
  const title = useRef<HTMLHeadingElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(undefined);

  useEffect(() => {
    const observer = new MutationObserver(() => {
      const left = place.current;
      if (!left?.isGone()) return;
      place.current = undefined;
      if (document.activeElement !== document.body || left.focusNextItem()) return;
      title.current?.focus({ preventScroll: true });
    });
    observer.observe(root.current as Node, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const container = {
    ref: root,
    // React also delivers the events of a dialog here, although it is elsewhere in the document.
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      if (currentTarget.contains(target)) place.current = notePlace(target);
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target.isConnected) place.current = undefined;
    },
  };
  return { title, container };
}
