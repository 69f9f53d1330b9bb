import { defineConfig } from 'vitest/config';
import { packSetup } from '../../../../scripts/packOnce.ts';
import { vitestLimits } from '../../../../scripts/vitestLimits.ts';

/** Tests a Next project that installs the package. It takes minutes and 400 MB of the registry, so it runs only on demand. */
export default defineConfig({
  test: {
    name: 'next',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: packSetup,
    ...vitestLimits,
  },
});
