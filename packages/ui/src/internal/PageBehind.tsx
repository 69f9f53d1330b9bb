'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * Makes all elements beside its dialog inert while the dialog is open, so that elements that Base UI hides from screen readers
 * are not focusable, including its focus guards. Live regions stay active. Renders an empty element to find the dialog.
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

/** Lists the topmost elements that contain neither the dialog nor a live region. Those that are already inert stay inert. */
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
