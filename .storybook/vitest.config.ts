import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../scripts/vitestLimits.ts';

/** Tests Storybook's pages about machines and stories. The stories run in a browser: `packages/ui/vitest.config.ts`. */
export default defineConfig({
  test: { name: 'storybook', dir: import.meta.dirname, include: ['**/*.test.ts'], ...vitestLimits },
});
