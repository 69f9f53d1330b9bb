import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'wordpress', include: ['scripts/**/*.test.ts'], ...vitestLimits },
});
