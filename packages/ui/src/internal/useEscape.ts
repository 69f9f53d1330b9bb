import { useEffect } from 'react';

/** Calls a function when Escape is pressed anywhere on the page: a pointer that hovers has no focus. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const listener = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [onEscape]);
}
