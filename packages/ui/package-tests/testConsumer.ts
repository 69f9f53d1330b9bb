import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildOptions, type BuildResult, build, type Metafile } from 'esbuild';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runIn } from '../../../scripts/runIn.ts';
import { componentGroups } from '../src/docs/componentGroups.ts';
import { createConsumer } from './createConsumer.ts';
import { followReadme } from './followReadme.ts';
import { rewriteFixtures } from './rewriteFixtures.ts';
import { writeSamples } from './writeSamples.ts';
import { writeSnippets } from './writeSnippets.ts';
import { writeStorySnippets } from './writeStorySnippets.ts';

/** Tests a new project with this React and this TypeScript: types, server, build, size. */
export function testConsumer(react: string, compiler: 'tsc' | 'tsc6', typescriptProject: string): void {
  let folder: string;
  let installing: number;

  beforeAll(async () => {
    const started = performance.now();
    folder = await createConsumer(inject('tarball'), react);
    installing = performance.now() - started;
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('the types are correct in a page, in every story and example, in every sample, and after codemods', async () => {
    const components = new Set(Object.keys(inject('snippets')).map((name) => name.split('/')[0]));
    expect([...components].sort()).toEqual(Object.values(componentGroups).flat().sort());
    await writeStorySnippets(folder, inject('snippets'));
    expect(await writeSnippets(folder)).toBeGreaterThan(0);
    await writeSamples(folder);
    expect(await rewriteFixtures(folder)).toBeGreaterThan(0);
    const command = join(import.meta.dirname, '../../../node_modules/.bin', compiler);
    expect(await runIn(folder, command, ['--project', typescriptProject])).toBe('');
  });

  it('a server renders a card, a field, and a card with the link of a router', async () => {
    const { version, html } = JSON.parse(await runIn(folder, process.execPath, ['renderCard.js']));
    expect(version.split('.')[0]).toBe(react);
    expect(html).toContain('<a class');
    expect(html).toContain('data-routed="/evenements/17"');
    expect(html).toContain('Nuit Nina Simone</a></h3>');
    expect(html).toContain('aria-pressed="true"');
    expect(html).toContain('aria-invalid="true"');
  });

  it('a server renders every component', async () => {
    await writeSamples(folder);
    const printed = await runIn(folder, process.execPath, ['renderSamples.js', './samples.js']);
    const { version, outcomes } = JSON.parse(printed) as { version: string; outcomes: Record<string, string> };
    expect(version.split('.')[0]).toBe(react);
    // The page « Status » shows this file, so it must contain the measured values.
    const status = join(import.meta.dirname, `../src/docs/packed/react${react}.json`);
    await expect(`${JSON.stringify(outcomes, null, 2)}\n`).toMatchFileSnapshot(status);
    expect(Object.entries(outcomes).filter(([, outcome]) => outcome !== 'pass')).toEqual([]);
    // The provider renders no element of its own.
    expect([...Object.keys(outcomes), 'LivelyProvider'].sort()).toEqual(Object.values(componentGroups).flat().sort());
  });

  it('Vite builds a page with the stylesheet, in its layer, and the fonts', async () => {
    await runIn(folder, join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn']);
    const assets = await readdir(join(folder, 'dist/assets'));
    const stylesheet = assets.find((name) => name.endsWith('.css'));
    expect(await readFile(join(folder, 'dist/assets', String(stylesheet)), 'utf8')).toMatch(
      /@layer components\.lively\.base\s*\{/,
    );
    expect(assets.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
  });

  it('the README needs at most fifteen lines for a card with a custom brand', async () => {
    const started = performance.now();
    const { lines, script, stylesheet } = await followReadme(folder);
    const seconds = ((installing + performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`React ${react}: from the README to the first themed card in ${seconds} s.\n`);
    expect(lines).toBeLessThanOrEqual(15);
    expect(script).toContain('Nuit Nina Simone');
    expect(stylesheet.toLowerCase()).toContain('--lively-color-brand:#0a5c8a');
  });

  it('a bundle of one Button contains no behaviour library, no icon, and no other component', async () => {
    const modules = await listBundled(folder, `export { Button } from '@lively/ui';`);
    expect(modules.filter((name) => !name.includes('node_modules/@lively/ui/'))).toEqual([]);
    expect(modules.filter((name) => /Modal|Tabs|Field|Card|Toast/.test(name))).toEqual([]);
    expect(modules.length).toBeGreaterThan(0);
    expect(modules.length).toBeLessThan(8);
  });

  it('a bundle of one EventCard contains only the modules of a card', async () => {
    const modules = await listBundled(folder, `export { EventCard } from '@lively/ui';`);
    const names = modules.map((name) => name.split('/').at(-1));
    expect(names.sort()).toEqual([
      'Anchor.js',
      'DateBlock.js',
      'EventCard.js',
      'FavouriteButton.js',
      'LinkContext.js',
      'Photo.js',
      'composeEventHandlers.js',
      'joinClassNames.js',
    ]);
  });

  it.each(['Combobox', 'LookupField', 'SearchCombobox'])(
    'esbuild loads the list of a %s on focus, not with the page',
    async (name) => {
      const { metafile, outputFiles } = await bundle(folder, `export { ${name} } from '@lively/ui';`, {
        splitting: true,
        minify: true,
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      const first = listLoadedFirst(metafile);
      const modules = first.flatMap((path) => listModules(metafile.outputs[path] as Metafile['outputs'][string]));
      expect(modules.some((module) => module.endsWith('ComboboxInput.mjs'))).toBe(true);
      expect(
        modules.filter((module) => /floating-ui\.dom|Positioner\.mjs|ComboboxPopup|ListPanel/.test(module)),
      ).toEqual([]);
      const sent = outputFiles.filter(({ path }) => first.some((output) => path.endsWith(output)));
      const bytes = sent.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).byteLength, 0);
      expect(bytes).toBeLessThanOrEqual(32_000);
    },
  );
}

type Bundle = BuildResult<{ metafile: true; write: false }>;

/** Lists the modules that a bundle contains, without React. */
async function listBundled(folder: string, contents: string): Promise<string[]> {
  const { metafile } = await bundle(folder, contents);
  return Object.values(metafile.outputs).flatMap(listModules);
}

function bundle(folder: string, contents: string, options: BuildOptions = {}): Promise<Bundle> {
  return build({
    ...options,
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: 'esm',
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    outdir: 'unwritten',
    metafile: true,
    write: false,
  }) as Promise<Bundle>;
}

function listModules({ inputs }: Metafile['outputs'][string]): string[] {
  const used = Object.entries(inputs).filter(([name, { bytesInOutput }]) => bytesInOutput > 0 && name !== '<stdin>');
  return used.map(([name]) => name);
}

/** Returns the outputs that load with the page: the entry and its static imports. */
function listLoadedFirst({ outputs }: Metafile): string[] {
  const loaded = new Set(Object.keys(outputs).filter((path) => outputs[path]?.entryPoint === '<stdin>'));
  for (const path of loaded)
    for (const { kind, path: imported, external } of outputs[path]?.imports ?? [])
      if (kind === 'import-statement' && !external) loaded.add(imported);
  return [...loaded];
}
