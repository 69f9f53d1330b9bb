'use client';

import { useLayoutEffect, useRef } from 'react';
import { notePlace, type Place } from './notePlace';

/**
 * Keeps the focus on the page when a dialog closes and its opener is gone: focuses the next item of the opener's list, or else
 * a title near it. Base UI returns the focus if the opener still exists. Renders an empty element to find the dialog.
 */
export function FocusReturn({ open }: { open: boolean }) {
  const marker = useRef<HTMLSpanElement>(null);
  const place = useRef<Place>(undefined);

  // The focus is still on the opener at this point: Base UI moves it into the dialog later.
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isInside = marker.current?.parentElement?.contains(activeElement);
    if (open && activeElement && !isInside) place.current = notePlace(activeElement);
  }, [open]);

  useLayoutEffect(() => {
    const dialog = marker.current?.parentElement;
    return () => {
      const { activeElement, body } = document;
      const opener = place.current;
      if (!opener || (activeElement !== body && !dialog?.contains(activeElement))) return;
      // Base UI waits for one microtask. This runs after it.
      queueMicrotask(() => queueMicrotask(() => opener.isGone() && (opener.focusNextItem() || opener.focusTitle())));
    };
  }, []);

  return <span ref={marker} hidden />;
}
