import { afterAll, vi } from 'vitest';

// The files share one environment: a clock or a mock that stays would be that of the next file.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
