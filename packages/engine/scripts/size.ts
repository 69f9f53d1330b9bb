/** Prints the size of the engine, minified and compressed, beside its budgets. */
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import type { Weights } from '../../../scripts/judgeWeights.ts';
import { reportWeights } from '../../../scripts/reportWeights.ts';

const root = `${import.meta.dirname}/../src`;
const everything = `export * from '${root}/index.ts';`;
const recommendations = `export { recommend } from '${root}/ranking/recommend.ts';`;
const score = `export { scoreEvent } from '${root}/ranking/scoreEvent.ts';`;
const understanding = `export { understand } from '${root}/understand/index.ts';`;
const further = `export { further } from '${root}/understand/further.ts';`;
const dictionary = (language: string) => `export * from '${root}/understand/${language}.ts';`;
const prices = `export * from '${root}/prices/index.ts';`;
const constants = `export * from '${root}/constants.ts';`;

/** Replaces the modules of the taxonomy with empty modules. */
const withoutTaxonomy: Plugin = {
  name: 'without-taxonomy',
  setup({ onLoad }) {
    onLoad({ filter: /taxonomy\/\w+\.ts$/ }, ({ path }) => ({ contents: `export let ${basename(path, '.ts')};` }));
  },
};

const bundles = {
  'recommend alone': { contents: recommendations },
  'recommend without taxonomy': { contents: recommendations, plugins: [withoutTaxonomy] },
  'scoreEvent alone': { contents: score },
  engine: { contents: everything },
  'engine without taxonomy': { contents: everything, plugins: [withoutTaxonomy] },
  'grammar with French words': { contents: understanding + dictionary('fr') },
  'grammar with English words': { contents: understanding + dictionary('en') },
  'grammar with Spanish words': { contents: understanding + dictionary('es') },
  'whole grammar with French words': { contents: understanding + further + dictionary('fr') },
  'whole grammar with English words': { contents: understanding + further + dictionary('en') },
  'whole grammar with Spanish words': { contents: understanding + further + dictionary('es') },
  'reader of prices': { contents: prices },
  'constants of the engine': { contents: constants },
} satisfies Partial<Record<keyof Weights, { contents: string; plugins?: Plugin[] }>>;

const weights: Weights = {};
for (const [name, { contents, ...options }] of Object.entries(bundles)) {
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  weights[name as keyof typeof bundles] = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}
reportWeights(weights);
