import { defineConfig } from 'vite';
import { devServer } from '../src/devServer.ts';

/** A development server with nothing but Lively's own before its pages: what it refuses, no other plugin has refused. */
export default defineConfig({
  root: process.env.LIVELY_TEST_PAGES ?? '',
  plugins: [devServer()],
  server: { port: 5173, strictPort: true },
});
