import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { componentGroups } from '../packages/ui/src/docs/componentGroups.ts';
import { withSnippets } from './docs/withSnippets.ts';
import { componentSizes } from './status/componentSizes.ts';
import { measurements } from './status/measurements.ts';

/** The type of Storybook does not include its experimental settings. */
const config: StorybookConfig & { experimental_manifests: typeof withSnippets } = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src/docs', files: '*.mdx', titlePrefix: 'Foundations' },
    { directory: './patterns', files: '*.mdx', titlePrefix: 'Patterns' },
    { directory: './machines', files: '*.mdx', titlePrefix: 'Machines' },
    { directory: './status', files: '*.mdx', titlePrefix: 'Components' },
    ...Object.entries(componentGroups).map(([group, names]) => ({
      directory: '../packages/ui/src/components',
      files: `@(${names.join('|')})/*.stories.tsx`,
      titlePrefix: `Components/${group}`,
    })),
    { directory: '../packages/ui/src/screens', titlePrefix: 'Screens' },
    { directory: './embed', titlePrefix: 'Widgets' },
  ],
  // The sidebar uses the same fonts as the pages.
  staticDirs: [{ from: '../packages/ui/src/fonts', to: '/fonts' }],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Writes the manifests, and answers assistants at `/mcp` while Storybook runs.
    '@storybook/addon-mcp',
    // Compares pictures of the stories if `CHROMATIC_PROJECT_TOKEN` is set. Without it, the addon uploads no pictures.
    '@chromatic-com/storybook',
  ],
  experimental_manifests: withSnippets,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // The compiler resolves types of other files, so that unions show their values. Tests need no tables of props.
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Every component accepts the attributes of its root element: three hundred rows would hide its own props.
      propFilter: ({ name, declarations = [] }) =>
        !['className', 'style'].includes(name) &&
        declarations.some(({ fileName }) => !fileName.includes('node_modules')),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [vanillaExtractPlugin(), componentSizes(), measurements()],
      // Late discovery of these dependencies would make Vite reload the page during the first run.
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
