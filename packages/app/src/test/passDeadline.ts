import { deadline } from '@lively/machines';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Uses timers that run in real time, but let a test skip the seconds of a timeout. */
export function fakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

/** Skips the time that a user waits for an answer, once the code of the request has loaded. Needs `fakeTime`. */
export async function passDeadline(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(deadline));
}
