'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** What the root of Base UI lets its owner do. */
interface Actions {
  unmount: () => void;
  close: () => void;
}

/**
 * Whether a ListPopup is open: props for the root of a combobox, for the ListPopup, and handlers for its field or its group,
 * which load the list when the focus comes and close it when the focus goes elsewhere.
 *
 * @param canOpen - Whether there is something to show. @default true
 */
export function useListPopup(defaultOpen = false, canOpen = true) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const [isFocused, setFocused] = useState(false);
  const actionsRef = useRef<Actions>(null);
  const open = isOpen && canOpen;

  // Base UI waits for the end of the transition of its own popup, which is not there.
  useEffect(() => {
    if (open) return () => actionsRef.current?.unmount();
    return undefined;
  }, [open]);

  const onFocus = () => setFocused(true);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.contains(relatedTarget) || relatedTarget?.closest('[role=listbox]');
    // Without a target the window lost the focus: the list is still there when it comes back.
    if (relatedTarget ? !isInside : !open) setOpen(false);
    if (!isInside) setFocused(false);
  };
  return {
    root: { open, onOpenChange: setOpen, actionsRef },
    popup: { isWanted: isFocused || open },
    field: { onFocus, onBlur },
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
  };
}
