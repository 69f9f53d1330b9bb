import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { checkVariables } from './build/checkVariables.ts';
import { currentLooks } from './build/currentLooks.ts';
import { fillShell } from './build/fillShell.ts';
import { reloadTexts } from './build/reloadTexts.ts';

/** Scripts, but the entry itself, which the build must find under its own name. */
const isGrouped = (id: string) => /\.m?[jt]sx?$/.test(id) && !id.endsWith('/src/main.tsx');

const variables: Plugin = {
  name: 'lively-check-variables',
  apply: 'build',
  configResolved: ({ env }) => checkVariables(env),
};

/** Our own code around each lazy import: that of Vite does not ask again for what has failed. */
const importPart: Plugin = {
  name: 'lively-import-part',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== '\0vite/preload-helper.js') return null;
    return `export { importPart as __vitePreload } from ${JSON.stringify(resolve(import.meta.dirname, 'src/data/importPart.ts'))};`;
  },
};

/**
 * Two builds: of the app for browsers, in `dist`, and of `src/rendering` for the server, in `dist/.server`. The server writes
 * the documents from both: `packages/server/src/build`.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  envDir: '../..',
  plugins: [react(), vanillaExtractPlugin(), fillShell(), currentLooks(), reloadTexts(), variables, importPart],
  builder: {},
  environments: {
    client: {
      build: {
        target: 'es2022',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // A group is one file with all it imports, less what a group above it has: fifty small ones are fifty requests,
            // and weigh a tenth more.
            codeSplitting: {
              groups: [
                { name: 'main', tags: ['$initial'], test: isGrouped },
                // Pages of prose have these without the rest of a card.
                { name: 'badge', test: /\/Badge(\.css\.ts|\.tsx)$/ },
                { name: 'site', test: /\/(isolateText|absoluteUrl|supabase\/config)\.ts$/ },
                { name: 'poster', test: /\/EventPoster\.tsx$/ },
                // A list of prose has cards without the data of the backend.
                { name: 'changeNotes', test: /\/ChangeNotesContext\.ts$/ },
                // What every page with events needs, and every list of them.
                { name: 'data', test: /\/DataLayout\.tsx$/ },
                { name: 'cards', test: /\/(EventItems|useEventItems)\.tsx?$/ },
              ],
            },
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
        // Everything is bundled: the folder is imported from where nothing else is installed.
        resolve: { noExternal: true },
        // For Node it would be read when the server runs, where it may be unset: React would be the one of development.
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
}));
