import { vi } from 'vitest';

/** Simulates the tab that a browser opens, which jsdom cannot. */
export function mockTab() {
  const replace = vi.fn<Location['replace']>();
  const close = vi.fn<Window['close']>();
  const tab = { document: document.implementation.createHTMLDocument(), location: { replace }, closed: false, close };
  return { open: vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window), replace, close };
}
