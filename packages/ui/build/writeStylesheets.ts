import { globSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { bundleStyles } from './bundleStyles.ts';

/** Inside of Tailwind's layer for components, our rules are between its reset and its utilities in both import orders. */
const layer = 'components.lively';

/** The order of Tailwind 4, for pages that import it after the library. */
const orderOfTailwind = '@layer theme,base,components,utilities;';

/**
 * Writes the stylesheets and the fonts of the package into `folder`: `styles.css` (theme and components), or `theme.css` with
 * one stylesheet per component, and `reset.css` for a page that has no reset.
 *
 * All rules but the guard are in the cascade layer `components.lively`, so that any class of the page wins. In `styles.css` the
 * order of the rules decides between them. Stylesheets of components are loaded in any order and share rules, so each source has
 * its own layer there, and `theme.css` defines the order of the layers once.
 */
export async function writeStylesheets(folder: string): Promise<void> {
  const components = globSync('src/components/*/').map((path) => basename(path));
  const { rules, sourcesOf, fonts } = await bundleStyles(components.sort());
  const sources = [...rules.keys()];
  const rulesOf = (names: readonly string[]) => names.map((source) => rules.get(source)).join('\n');
  const layerOf = (source: string) => `${layer}.c${own.indexOf(source).toString(36)}`;
  const isTheme = (source: string) => /^src\/(fonts|theme|css\/(base|guard|reset))/.test(source);

  const own = sources.filter((source) => !isTheme(source));
  const theme = `${inLayer(`${layer}.base`, rulesOf(['src/css/base.css.ts']))}
    ${inLayer(layer, rulesOf(['src/fonts/fonts.css', 'src/theme/themes.css.ts', 'src/theme/variants.css.ts']))}
    ${rulesOf(['src/css/guard.css.ts'])}`;
  await write('styles.css', `${orderOfTailwind}${theme}${inLayer(layer, rulesOf(own))}`);
  const order = [`${layer}.reset`, `${layer}.base`, ...own.map(layerOf)];
  await write('theme.css', `${orderOfTailwind}@layer ${order};${theme}`);
  await write('reset.css', `${orderOfTailwind}${inLayer(`${layer}.reset`, rulesOf(['src/css/reset.css.ts']))}`);
  for (const [name, needed] of sourcesOf) {
    const inOrder = own.filter((source) => needed.includes(source));
    const layers = inOrder.map((source) => inLayer(layerOf(source), rulesOf([source])));
    await write(`components/${name}.css`, layers.join(''));
  }
  for (const { path, contents } of fonts) await writeInFolder(path, contents);
  // Each font is delivered with its licence.
  for (const path of globSync('src/fonts/*.OFL.txt')) await copyFile(path, join(folder, 'fonts', basename(path)));

  async function write(name: string, stylesheet: string) {
    const { code } = await transform(stylesheet, { loader: 'css', minify: true });
    await writeInFolder(join(folder, name), code);
  }
}

function inLayer(name: string, rules: string): string {
  return `@layer ${name}{${rules}}`;
}

async function writeInFolder(path: string, contents: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
