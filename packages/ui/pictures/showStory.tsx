import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { page } from 'vitest/browser';
import type { Pictured } from './listPictured';

/** Draws a story before any interaction, in a window of this width and of its height. Returns a function that removes it. */
export async function showStory({ Story, height, isWide }: Pictured, width: number): Promise<() => void> {
  await page.viewport(width, height ?? 600);
  const container = document.body.appendChild(document.createElement('div'));
  container.style.padding = isWide ? '0' : '1rem';
  const root = createRoot(container);
  await act(async () => root.render(<Story />));
  await document.fonts.ready;
  if (!height) await page.viewport(width, Math.ceil(container.getBoundingClientRect().height));
  return () => {
    act(() => root.unmount());
    container.remove();
  };
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
