import { afterAll, vi } from 'vitest';

// The files share one environment: a clock or a mock that is not restored would affect the next file.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
