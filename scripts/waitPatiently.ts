import { vi } from 'vitest';
import { hangLimits } from './hangLimits.ts';

const { waitFor } = vi;

// Vitest has no option for this limit, which is one second by default. Files of a process share `vi`.
if (waitFor.name !== 'waitPatiently')
  vi.waitFor = function waitPatiently(check, options) {
    return waitFor(check, { timeout: hangLimits.wait, ...(typeof options === 'object' && options) });
  };
