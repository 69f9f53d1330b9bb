import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Simulates offline use. @returns A function that restores the network. */
export function goOffline(): () => void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
  };
}
