import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';

/** The tests without a browser: contrast, posters, the sizes of the benchmark. */
export default defineConfig({
  test: { name: 'ui', include: ['{src,bench,build,cli,pictures}/**/*.test.ts'], isolate: false, ...vitestLimits },
});
