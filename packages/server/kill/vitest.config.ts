import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../../scripts/vitestLimits.ts';

/** Runs separately from the other tests: it kills processes at random moments, for an hour with `LONG=1`. */
export default defineConfig({
  test: {
    name: 'kill',
    root: import.meta.dirname,
    include: ['*.kill.ts'],
    ...vitestLimits,
  },
});
