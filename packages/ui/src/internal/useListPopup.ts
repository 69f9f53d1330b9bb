'use client';

import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** The actions that the root of Base UI offers. */
interface Actions {
  unmount: () => void;
  close: () => void;
}

/**
 * Manages whether a ListPopup is open. Returns props for the root of a combobox and for the ListPopup, and handlers for its
 * field or group, which load the list on focus and close it on blur.
 *
 * @param canOpen - Whether there is something to show.
 * @default true
 */
export function useListPopup(defaultOpen = false, canOpen = true) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const [isFocused, setFocused] = useState(false);
  const actionsRef = useRef<Actions>(null);
  const open = isOpen && canOpen;

  // Base UI would wait for the end of the transition of its own popup, which is not rendered.
  useEffect(() => {
    if (open) return () => actionsRef.current?.unmount();
    return undefined;
  }, [open]);

  const onFocus = () => setFocused(true);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isInside = currentTarget.contains(relatedTarget) || relatedTarget?.closest('[role=listbox]');
    // A blur without a target means that the window lost the focus: the list stays open until it returns.
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
