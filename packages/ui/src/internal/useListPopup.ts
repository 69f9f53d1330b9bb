'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** What the root of Base UI lets its owner do. */
interface Actions {
  unmount: () => void;
  close: () => void;
}

/**
 * Whether a ListPopup is open: props for the root of a combobox, and a handler for the `blur` of its field or its group,
 * which closes the list when the focus goes elsewhere.
 *
 * @param canOpen - Whether there is something to show. @default true
 */
export function useListPopup(defaultOpen = false, canOpen = true) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const actionsRef = useRef<Actions>(null);
  const open = isOpen && canOpen;

  // Base UI waits for the end of the transition of its own popup, which is not there.
  useEffect(() => {
    if (open) return () => actionsRef.current?.unmount();
    return undefined;
  }, [open]);

  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.contains(relatedTarget) || relatedTarget?.closest('[role=listbox]');
    // Without a target the window lost the focus: the list is still there when it comes back.
    if (relatedTarget ? !isInside : !open) setOpen(false);
  };
  return { root: { open, onOpenChange: setOpen, actionsRef }, close: () => setOpen(false), closeOnLeave };
}
