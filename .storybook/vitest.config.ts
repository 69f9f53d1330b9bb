import { defineConfig } from 'vitest/config';

/**
 * Tests the pages of Storybook about machines and stories. The stories themselves run in a browser:
 * `packages/ui/vitest.config.ts`.
 */
export default defineConfig({
  test: { name: 'storybook', dir: import.meta.dirname, include: ['**/*.test.ts'] },
});
