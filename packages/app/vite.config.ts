import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fillShell } from './build/fillShell.ts';
import { reloadTexts } from './build/reloadTexts.ts';
import { siteDefines } from './build/siteDefines.ts';
import { skipIndexes } from './build/skipIndexes.ts';

/** Wraps each lazy import in our own code: Vite's helper does not retry after a failure. */
const importPart: Plugin = {
  name: 'lively-import-part',
  apply: 'build',
  enforce: 'pre',
  load: {
    // The bundler calls a hook with a filter only for what it needs, instead of for every module.
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { importPart as __vitePreload } from ${JSON.stringify(resolve(import.meta.dirname, 'src/data/importPart.ts'))};`,
  },
};

/**
 * Takes the production build of React Router. Its package names the development build under every condition, and only the plugin
 * of its framework, which this app does not use, replaces it. Its components say neither that creating them has no effect, nor
 * leave out their names for development tools: the bundler would keep forms and links that the app does not use.
 */
const productionRouter: Plugin = {
  name: 'lively-production-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/(?<=^var \w+ = )(?=React\d*\.)/gm, '/* @__PURE__ */ '),
  },
};

/** Replaces what draws posters, in browsers only: the motifs load when a browser first draws a poster. */
const laterMotifs: Plugin = {
  name: 'lively-later-motifs',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: {
    filter: { id: /\/PosterDrawing$/ },
    handler: (_source, importer) =>
      importer?.endsWith('/EventPoster.tsx')
        ? resolve(import.meta.dirname, 'src/pictures/PosterDrawing.tsx')
        : undefined,
  },
};

/**
 * Two builds: the app for browsers, in `dist`, and `src/rendering` for the server, in `dist/.server`. The server
 * renders the documents from both: `packages/server/src/build`.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  envDir: '../..',
  define: siteDefines,
  plugins: [
    react(),
    vanillaExtractPlugin(),
    fillShell(),
    reloadTexts(),
    skipIndexes(),
    importPart,
    productionRouter,
    laterMotifs,
  ],
  // Finding and bundling every package takes longer than the first page itself: development serves packages as they are. Only
  // those that are CommonJS or import such a package are bundled, with those that both they and the app import.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      'i18next',
      'react-i18next',
      'xstate',
      '@xstate/react',
      ...['autocomplete', 'combobox', 'dialog', 'number-field', 'tabs', 'toast'].map(
        (part) => `@lively/ui > @base-ui/react/${part}`,
      ),
    ],
  },
  builder: {},
  environments: {
    client: {
      build: {
        target: 'es2022',
        manifest: true,
        modulePreload: { polyfill: false },
        // MapLibre is one file of 1.1 MB, which only the street map of a host loads.
        chunkSizeWarningLimit: 1_200,
        rolldownOptions: {
          output: {
            // Pages without lists would otherwise load the cards' frame with what they share with lists.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'cards', test: /\/(EventItems|PastEvents|EventGrid|EventCardSkeleton)\b/ }],
            },
            // The first file names those that others need: seven random characters are the fewest that the bundler allows,
            // and only a part that is imported by name keeps its name.
            entryFileNames: 'assets/main-[hash:7].js',
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: 'dist/.server',
        target: 'node24',
        copyPublicDir: false,
        rolldownOptions: { input: 'src/rendering/appRenderer.ts' },
      },
      ...(command === 'build' && {
        // Everything is bundled: the folder is imported where no packages are installed.
        resolve: { noExternal: true },
        // The bundler would otherwise leave it to be read at run time, where it may be unset: React would be the
        // development build.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
}));
