import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'react-widgets', include: ['{src,scripts,snippet}/**/*.test.{ts,tsx}'], ...vitestLimits },
});
