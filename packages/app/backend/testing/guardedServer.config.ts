import { defineConfig } from 'vite';
import { embeddedBackend } from '../embeddedBackend.ts';

/** A server with nothing but the backend before its pages: what it refuses, no other plugin has refused. */
export default defineConfig({
  root: process.env.LIVELY_TEST_PAGES ?? '',
  plugins: [embeddedBackend()],
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
});
