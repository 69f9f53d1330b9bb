import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';

export default defineConfig({
  // The engine has no state between calls, so its tests may share modules.
  root: import.meta.dirname,
  test: { name: 'engine', include: ['{src,testing}/**/*.test.ts'], isolate: false, ...vitestLimits },
});
