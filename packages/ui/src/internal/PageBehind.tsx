'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * Makes everything beside the dialog it is in inert, while it is open: what Base UI hides from screen readers can then not be
 * focused either, and its own focus guards with it. What announces stays. Renders an empty element, which finds the dialog.
 */
export function PageBehind({ open }: { open: boolean }) {
  const marker = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const dialog = marker.current?.parentElement;
    if (!open || !dialog) return undefined;
    const behind = listBehind(dialog);
    for (const element of behind) element.inert = true;
    return () => {
      for (const element of behind) element.inert = false;
    };
  }, [open]);
  return <span ref={marker} hidden />;
}

/** The elements beside a dialog and beside what announces, as high in the tree as they go. Those that are inert stay so. */
function listBehind(dialog: Element): HTMLElement[] {
  const kept = [dialog, ...document.querySelectorAll('[aria-live]')];
  const behind: HTMLElement[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || !(child instanceof HTMLElement) || child.inert) continue;
      if (kept.some((element) => child.contains(element))) walk(child);
      else behind.push(child);
    }
  };
  walk(document.body);
  return behind;
}
