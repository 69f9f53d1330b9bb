import { devServer } from '@lively/server/devServer';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fillShell } from './backend/fillShell.ts';
import { prerender } from './backend/prerender.ts';
import { serveCommunes } from './backend/serveCommunes.ts';

/** Scripts, but the entry itself, which the build must find under its own name. */
const isGrouped = (id: string) => /\.m?[jt]sx?$/.test(id) && !id.endsWith('/src/main.tsx');

export default defineConfig({
  root: import.meta.dirname,
  envDir: '../..',
  plugins: [react(), vanillaExtractPlugin(), fillShell(), serveCommunes(), devServer(), prerender()],
  server: { port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // A group is one file with all it imports, less what a group above it has: fifty small ones are fifty requests, and
        // weigh a tenth more.
        codeSplitting: {
          groups: [
            { name: 'main', tags: ['$initial'], test: isGrouped },
            // Pages of prose have these without the rest of a card.
            { name: 'badge', test: /\/Badge(\.css\.ts|\.tsx)$/ },
            { name: 'poster', test: /\/EventPoster\.tsx$/ },
            // What every page with events needs, and every list of them.
            { name: 'data', test: /\/DataLayout\.tsx$/ },
            { name: 'cards', test: /\/(EventItems|useEventItems)\.tsx?$/ },
          ],
        },
      },
    },
  },
});
