/** Prints the size of the engine, minified and compressed. Fails when a part exceeds its budget. */
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const root = `${import.meta.dirname}/../src`;
const everything = `export * from '${root}/index.ts';`;
const recommendations = `export { recommend } from '${root}/ranking/recommend.ts';`;
const score = `export { scoreEvent } from '${root}/ranking/scoreEvent.ts';`;
const understanding = `export { understand } from '${root}/understand/index.ts';`;
const dictionary = (language: string) => `export * from '${root}/understand/${language}.ts';`;
const constants = `export * from '${root}/constants.ts';`;

/** Replaces the modules of the taxonomy with empty modules. */
const withoutTaxonomy: Plugin = {
  name: 'without-taxonomy',
  setup({ onLoad }) {
    onLoad({ filter: /taxonomy\/\w+\.ts$/ }, ({ path }) => ({ contents: `export let ${basename(path, '.ts')};` }));
  },
};

const bundles: readonly { name: string; contents: string; plugins: Plugin[]; budget: number }[] = [
  { name: 'recommend alone', contents: recommendations, plugins: [], budget: 3750 },
  { name: '… without the taxonomy', contents: recommendations, plugins: [withoutTaxonomy], budget: 3250 },
  { name: 'scoreEvent alone', contents: score, plugins: [], budget: 3000 },
  { name: 'every function and list', contents: everything, plugins: [], budget: 7900 },
  { name: '… without the taxonomy', contents: everything, plugins: [withoutTaxonomy], budget: 6000 },
  { name: 'the grammar of searches', contents: understanding, plugins: [], budget: 7000 },
  { name: '… its French words', contents: dictionary('fr'), plugins: [], budget: 7500 },
  { name: '… its English words', contents: dictionary('en'), plugins: [], budget: 7500 },
  { name: '… its Spanish words', contents: dictionary('es'), plugins: [], budget: 7500 },
  { name: 'the constants', contents: constants, plugins: [], budget: 1500 },
];

let tooBig = 0;
for (const { name, contents, plugins, budget } of bundles) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    plugins,
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
  if (size > budget) tooBig++;
  process.stdout.write(
    `${name.padEnd(32)} ${String(size).padStart(6)} B of ${budget} B${size > budget ? '  TOO BIG' : ''}\n`,
  );
}
process.exitCode = tooBig ? 1 : 0;
