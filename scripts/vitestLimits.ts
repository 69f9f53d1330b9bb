import { resolve } from 'node:path';
import { hangLimits } from './hangLimits.ts';

/** The limits of every configuration of Vitest, and the setup that applies them to `vi.waitFor`. */
export const vitestLimits = {
  testTimeout: hangLimits.test,
  hookTimeout: hangLimits.test,
  expect: { poll: { timeout: hangLimits.wait } },
  setupFiles: [resolve(import.meta.dirname, 'waitPatiently.ts')],
};
