import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src/docs', files: '*.mdx', titlePrefix: 'Foundations' },
    { directory: './machines', files: '*.mdx', titlePrefix: 'Foundations' },
    { directory: '../packages/ui/src/components', titlePrefix: 'Components' },
    { directory: '../packages/ui/src/screens', titlePrefix: 'Screens' },
    { directory: './embed', titlePrefix: 'Widgets' },
  ],
  // The sidebar is set in the same type as the pages.
  staticDirs: [{ from: '../packages/ui/src/fonts', to: '/fonts' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Compares pictures of the stories once `CHROMATIC_PROJECT_TOKEN` is set; without it, nothing is uploaded.
    '@chromatic-com/storybook',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin()],
      // Found late, these would make Vite reload the page in the middle of a first run.
      optimizeDeps: {
        include: [
          '@storybook/addon-a11y/preview',
          '@storybook/react-vite',
          'axe-core',
          'react',
          'react-dom',
          'react-dom/client',
          'react/jsx-dev-runtime',
          'react/jsx-runtime',
          'storybook/test',
        ],
      },
    }),
};

export default config;
