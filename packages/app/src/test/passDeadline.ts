import { deadline } from '@lively/machines';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Makes time pass as it does, but lets a test jump over the seconds that a person is left waiting. */
export function fakeTime(): void {
  vi.useFakeTimers({ shouldAdvanceTime: true });
}

/** Lets the time go by that a user waits for an answer, once the code that asks has loaded. Needs `fakeTime`. */
export async function passDeadline(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(deadline));
}
