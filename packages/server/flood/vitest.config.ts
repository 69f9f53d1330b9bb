import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../../scripts/vitestLimits.ts';

/** Runs separately from the other tests: it uses the whole machine, for minutes with `LONG=1`. */
export default defineConfig({
  test: {
    name: 'flood',
    root: import.meta.dirname,
    include: ['*.flood.ts'],
    ...vitestLimits,
    maxWorkers: 1,
  },
});
