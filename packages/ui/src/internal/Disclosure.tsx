'use client';

import { type FocusEvent, forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { composeEventHandlers } from './composeEventHandlers';
import type { RootProps } from './RootProps';

export interface DisclosureProps extends RootProps<'details', 'open'> {
  /** The visible part of the closed element. */
  summary: ReactNode;
  summaryClassName: string;
  children: ReactNode;
}

/**
 * The browser's own `<details>`, which opens before scripts are loaded. With scripts it also closes like a menu: on Escape, on
 * a press outside, when the focus leaves, and after a press on a link or button inside.
 */
export const Disclosure = /* @__PURE__ */ forwardRef<HTMLDetailsElement | null, DisclosureProps>(function Disclosure(
  { summary, summaryClassName, children, onToggle, onBlur, ...root },
  forwardedRef,
) {
  const ref = useRef<HTMLDetailsElement>(null);
  useImperativeHandle<HTMLDetailsElement | null, HTMLDetailsElement | null>(forwardedRef, () => ref.current);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const details = ref.current;
    if (!open || !details) return;
    const closeFromOutside = (event: PointerEvent) => {
      if (!details.contains(event.target as Node)) details.open = false;
    };
    const closeWhenFollowed = (event: MouseEvent) => {
      if ((event.target as Element).closest('a, button')) details.open = false;
    };
    // The listener is on the document, because not every browser focuses a clicked summary.
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    details.addEventListener('click', closeWhenFollowed);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      details.removeEventListener('click', closeWhenFollowed);
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [open]);

  return (
    <details
      {...root}
      ref={ref}
      onToggle={composeEventHandlers(onToggle, (event) => setOpen(event.currentTarget.open))}
      onBlur={composeEventHandlers(onBlur, closeWhenLeft)}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
});

function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
  const next = event.relatedTarget;
  if (next && !event.currentTarget.contains(next)) event.currentTarget.open = false;
}
