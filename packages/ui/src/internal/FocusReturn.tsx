'use client';

import { useLayoutEffect, useRef } from 'react';
import { notePlace, type Place } from './notePlace';

/**
 * Keeps the focus on the page when a dialog closes whose opener is gone by then: on the next item of its list, else on a title near it.
 * Where the opener is there, Base UI gives the focus back to it. Renders an empty element, which finds the dialog.
 */
export function FocusReturn({ open }: { open: boolean }) {
  const marker = useRef<HTMLSpanElement>(null);
  const place = useRef<Place>(undefined);

  // The focus comes into the dialog later.
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
      // After Base UI, which waits for one microtask.
      queueMicrotask(() => queueMicrotask(() => opener.isGone() && (opener.focusNextItem() || opener.focusTitle())));
    };
  }, []);

  return <span ref={marker} hidden />;
}
