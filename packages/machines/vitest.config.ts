import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';

export default defineConfig({
  // Each test starts separate actors, so the tests may share their modules.
  test: { name: 'machines', include: ['src/**/*.test.ts'], isolate: false, ...vitestLimits },
});
