import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type OutputFile } from 'esbuild';
import { nameClasses } from './nameClasses.ts';

/** The rules of the library, split by source file. */
export interface BundledStyles {
  /** The rules by source, such as `src/components/Card/Card.css.ts`, in cascade order: later rules win. */
  rules: Map<string, string>;
  /** The sources of the rules of each component, including those of the components inside it. */
  sourcesOf: Map<string, string[]>;
  fonts: OutputFile[];
}

/** An entry with the fonts, the themes and their variants, the page reset, the reset of the library's own elements, their guard, and the components. */
const everything = `import './styles'; import './theme/variants.css'; import './css/reset.css'; import './css/base.css'; import './css/guard.css'; export * from './index';`;

/**
 * Bundles the rules of the library once, and lists the sources that each component needs.
 *
 * @param root - The folder of the package.
 */
export async function bundleStyles(components: readonly string[], root = process.cwd()): Promise<BundledStyles> {
  const bundle = (entries: Entries) => bundleIn(root, entries);
  const whole = await bundle({ stdin: { contents: everything, resolveDir: resolve(root, 'src'), loader: 'ts' } });
  const entryPoints = components.map((name) => ({ in: `src/components/${name}/${name}.tsx`, out: name }));
  const alone = await bundle({ entryPoints });
  const sourcesOf = new Map(
    components.map((name) => [name, sourcesIn(alone.metafile.outputs[`dist/${name}.css`]?.inputs ?? {})]),
  );
  const stylesheet = whole.outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? '';
  return { rules: cut(stylesheet), sourcesOf, fonts: whole.outputFiles.filter(({ path }) => path.endsWith('.woff2')) };
}

type Entries = Pick<Parameters<typeof build>[0], 'stdin' | 'entryPoints'>;

function bundleIn(root: string, entries: Entries) {
  return build({
    ...(entries as { entryPoints: { in: string; out: string }[] }),
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    packages: 'external',
    outdir: 'dist',
    assetNames: 'fonts/[name]',
    loader: { '.woff2': 'file' },
    plugins: [vanillaExtractPlugin({ identifiers: nameClasses(root) })],
    write: false,
    metafile: true,
  });
}

function sourcesIn(inputs: Record<string, unknown>): string[] {
  return Object.keys(inputs).flatMap((input) => sourceOf(input) ?? []);
}

function sourceOf(input: string): string | undefined {
  return /src\/\S*?\.css(\.ts)?(?=$|\s|\.vanilla)/.exec(input)?.[0];
}

/** Splits a stylesheet by source. In unminified output, esbuild writes a comment with the source file before each part. */
function cut(stylesheet: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const part of stylesheet.split(/^\/\* (?=(?:vanilla-extract-css-ns:)?src\/)/m)) {
    const [comment = '', ...lines] = part.split('\n');
    const source = sourceOf(comment);
    if (source) rules.set(source, lines.join('\n'));
  }
  return rules;
}
