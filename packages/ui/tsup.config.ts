import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { writeReports } from './build/accessibility/writeReports.ts';
import { keepModules } from './build/keepModules.ts';
import { listModules } from './build/listModules.ts';
import { nameClasses } from './build/nameClasses.ts';
import { writeTokens } from './build/tokens/writeTokens.ts';
import { writeCommand } from './build/writeCommand.ts';
import { writeGuide } from './build/writeGuide.ts';
import { writeStylesheets } from './build/writeStylesheets.ts';

/** What the published package lets in: the screens stay in the workspace. */
const entries = {
  index: 'src/index.ts',
  'theme/tokens': 'src/theme/tokens.ts',
  'theme/brand/index': 'src/theme/brand/index.ts',
  'poster/index': 'src/poster/index.ts',
};

/** TypeScript asks what a stylesheet exports before it lets one be imported: nothing. */
const stylesheets = { stylesheet: 'src/styles.ts' };

export default defineConfig(async () => ({
  entry: await listModules(Object.values(entries)),
  format: 'esm',
  target: 'es2022',
  dts: { entry: { ...entries, ...stylesheets } },
  clean: true,
  sourcemap: true,
  silent: true,
  splitting: false,
  // Not minified: components keep their names in the browser's tools, and the marks that let a bundler drop them.
  minify: false,
  esbuildPlugins: [keepModules(), vanillaExtractPlugin({ outputCss: false, identifiers: nameClasses() })],
  // Where each piece was bundled from is no use to anyone.
  plugins: [{ name: 'no-paths', renderChunk: (code) => ({ code: code.replace(/^\/\/ src\/.*\n/gm, '') }) }],
  onSuccess: async () => {
    await writeStylesheets('dist');
    await writeTokens('dist');
    await writeCommand('dist');
    await writeGuide('dist');
    await writeReports('dist');
  },
}));
