import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'embed',
    include: ['{src,scripts,bench}/**/*.test.ts'],
    isolate: false,
    ...vitestLimits,
  },
});
