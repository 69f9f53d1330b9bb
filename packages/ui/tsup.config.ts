import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { writeReports } from './build/accessibility/writeReports.ts';
import { copyBaseUi } from './build/baseUi/copyBaseUi.ts';
import { linkBaseUi } from './build/baseUi/linkBaseUi.ts';
import { keepModules } from './build/keepModules.ts';
import { listModules } from './build/listModules.ts';
import { nameClasses } from './build/nameClasses.ts';
import { writeTokens } from './build/tokens/writeTokens.ts';
import { writeCommand } from './build/writeCommand.ts';
import { writeGuide } from './build/writeGuide.ts';
import { writeStylesheets } from './build/writeStylesheets.ts';

/** The entries of the published package. The screens stay in the workspace. */
const entries = {
  index: 'src/index.ts',
  'theme/tokens': 'src/theme/tokens.ts',
  'theme/brand/index': 'src/theme/brand/index.ts',
  'poster/index': 'src/poster/index.ts',
};

/** Declares that a stylesheet exports nothing: TypeScript needs it for an import. */
const stylesheets = { stylesheet: 'src/styles.ts' };

/** The modules of Base UI that the library uses. */
const baseUiParts = new Set<string>();

export default defineConfig(async () => ({
  entry: await listModules(Object.values(entries)),
  format: 'esm',
  target: 'es2022',
  dts: { entry: { ...entries, ...stylesheets } },
  clean: true,
  sourcemap: true,
  silent: true,
  splitting: false,
  // Not minified, so that components keep their names in developer tools, and the annotations for tree shaking.
  minify: false,
  esbuildPlugins: [
    linkBaseUi(baseUiParts),
    keepModules(),
    vanillaExtractPlugin({ outputCss: false, identifiers: nameClasses() }),
  ],
  // Removes the comments with the path of each bundled module.
  plugins: [{ name: 'no-paths', renderChunk: (code) => ({ code: code.replace(/^\/\/ src\/.*\n/gm, '') }) }],
  onSuccess: async () => {
    await copyBaseUi('dist', baseUiParts);
    await writeStylesheets('dist');
    await writeTokens('dist');
    await writeCommand('dist');
    await writeGuide('dist');
    await writeReports('dist');
  },
}));
