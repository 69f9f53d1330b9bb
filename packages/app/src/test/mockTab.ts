import { vi } from 'vitest';

/** Stands in for the tab that a browser opens: jsdom opens none. */
export function mockTab() {
  const replace = vi.fn<Location['replace']>();
  const close = vi.fn<Window['close']>();
  const tab = { document: document.implementation.createHTMLDocument(), location: { replace }, closed: false, close };
  return { open: vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window), replace, close };
}
