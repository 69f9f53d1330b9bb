import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Takes the network away. @returns Brings it back. */
export function goOffline(): () => void {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  return () => {
    onLine.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
  };
}
