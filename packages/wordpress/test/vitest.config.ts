import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../../scripts/vitestLimits.ts';

/** The tests on a real WordPress: `pnpm test:wordpress`. */
export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'a real WordPress', include: ['*.test.ts'], ...vitestLimits },
});
