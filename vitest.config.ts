import { defineConfig } from 'vitest/config';

/** The tests that need neither a database nor a browser. */
export default defineConfig({
  test: {
    projects: [
      'packages/engine/vitest.config.ts',
      'packages/machines/vitest.config.ts',
      'packages/ui/vitest.node.config.ts',
      'packages/embed/vitest.config.ts',
      'packages/react-widgets/vitest.config.ts',
      'packages/mcp/vitest.config.ts',
      'packages/wordpress/vitest.config.ts',
      'packages/app/vitest.config.ts',
      'packages/app/vitest.pages.config.ts',
      'packages/server/vitest.backend.config.ts',
      'packages/server/vitest.config.ts',
      '.storybook/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
