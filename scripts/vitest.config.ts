import { defineConfig } from 'vitest/config';
import { vitestLimits } from './vitestLimits.ts';

/** The configuration for the tools of the repository. */
export default defineConfig({
  test: { name: 'scripts', dir: import.meta.dirname, include: ['*.test.ts'], isolate: false, ...vitestLimits },
});
